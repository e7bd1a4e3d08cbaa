import type { SendingStore } from '@/lib/parcels/model/read-parcel'
import type { ParcelStore } from '../parcel-store'

/** A store's row as reading a form needs it. */
export function sendingStore(store: ParcelStore): SendingStore {
  const { region, name, address, lat, lng, parcelHasContract: hasContract } = store
  return { region, name, address, hasContract, location: { lat, lng } }
}
