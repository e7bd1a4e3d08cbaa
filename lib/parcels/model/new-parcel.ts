import type { Region } from '@/lib/domain/areas'
import type { Coordinates } from '@/lib/domain/coordinates'
import type { SavedRoute } from './parcel-route'
import type { SendingStore } from './read-parcel'
import type { TypedParcel } from './typed-parcel'

/** A store at which the person may place parcels. */
export type ParcelStoreChoice = SendingStore & {
  id: number
  code: string
  /** In the person's language. */
  shownName: string
  phone: string
  region: Region
  location: Coordinates
  /** Its saved routes, by name. */
  routes: SavedRoute[]
}

/** The person's stores where parcels are placed; and those that cannot send any. */
export type ParcelStores = {
  stores: ParcelStoreChoice[]
  notSetUp: { id: number; name: string }[]
}

/** An earlier order to begin a form with. */
export type ClonedParcel = { orderId: number; storeId: number; parcel: TypedParcel }
