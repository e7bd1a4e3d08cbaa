import type { Region } from '../areas'
import type { CollectOnDelivery } from '../collect-on-delivery'
import type { Coordinates } from '../coordinates'
import { needsPositions, parcelRules, type ParcelProduct } from '../parcel-products'
import { readCollect, readItems, type ReadItems } from './read-goods'
import { given, note, readPerson, readPoint, textProblem } from './read-point'
import type { ReadPerson, ReadPoint } from './read-point'
import { readTimes } from './read-times'
import type { ParcelProblems, TypedParcel } from './typed-parcel'

/** What an order takes from the store that sends it. */
export type SendingStore = {
  readonly region: Region
  /** Cannot be asked: the store's settings say (conventions §4.4, preferences). */
  readonly hasContract: boolean
  readonly name: string
  readonly address: string
  readonly location: Coordinates
}

/** A parcel order in the domain's terms, as it is recorded and sent. */
export type ReadParcel = {
  product: ParcelProduct
  clientShipmentCode?: string
  positions: string[]
  scheduledFor: Date | null
  autoCancelAt: Date | null
  contact: ReadPerson | null
  path: ReadPoint[]
  services: { code: string; count: string }[]
  items: ReadItems | null
  collect: CollectOnDelivery | null
  remark?: string
}

/**
 * Reads a typed form: the order that it means, or everything that is wrong with it. Forms ask it
 * while they are filled in and the server asks it again, so that the two never disagree.
 */
export function readParcel(
  typed: TypedParcel,
  { store, now }: { store: SendingStore; now: Date },
): { order: ReadParcel; problems: null } | { order: null; problems: ParcelProblems } {
  const problems: ParcelProblems = {}
  const { region } = store
  const { dropOffs, needsContact } = parcelRules(typed.product)
  const path = [pickupOf(typed, store), ...typed.drops].map((point, index) =>
    readPoint(point, { at: index === 0 ? 'pickup' : `drops.${index - 1}`, region, problems }),
  )
  if (typed.drops.length < dropOffs.min) note(problems, 'drops', 'required')
  if (typed.drops.length > dropOffs.max) note(problems, 'drops', 'tooManyDrops')
  const positions = typed.positions.map(({ code }) => code)
  if (positions.length === 0 && needsPositions(typed.product, store.hasContract)) {
    note(problems, 'positions', 'required')
  }
  note(problems, 'remark', textProblem('remark', typed.remark))
  note(problems, 'reference', textProblem('reference', typed.reference))
  const order: ReadParcel = {
    product: typed.product,
    ...given('clientShipmentCode', typed.reference),
    positions,
    ...readTimes(typed, { region, now, problems }),
    contact: needsContact ? readPerson(typed.orderer, { at: 'orderer', region, problems }) : null,
    path,
    services: typed.services.map(({ code, count }) => ({ code, count })),
    items: readItems(typed, problems),
    collect: readCollect(typed, problems),
    ...given('remark', typed.remark),
  }
  return Object.keys(problems).length === 0 ? { order, problems: null } : { order: null, problems }
}

/** The store's own place, whatever the form was left with; a store without address has its name. */
function pickupOf({ pickupAt, pickup }: TypedParcel, store: SendingStore) {
  if (pickupAt === 'elsewhere') return pickup
  const { address, name, location } = store
  return { ...pickup, address: address.trim() || name, postalCode: '', location, pinFor: '' }
}
