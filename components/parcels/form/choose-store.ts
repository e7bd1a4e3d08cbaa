import type { ParcelStoreChoice } from '@/lib/parcels/schema'
import { contactOf, type DraftParcel } from './draft'

/**
 * What changes with the store: who hands over there, as long as nobody typed another person over
 * the store that was chosen before.
 */
export function pickupContactsAt(
  { pickup }: Pick<DraftParcel, 'pickup'>,
  { before, next }: { before: ParcelStoreChoice | undefined; next: ParcelStoreChoice | undefined },
): DraftParcel['pickup']['contacts'] {
  const [only, ...others] = pickup.contacts
  const old = before ? contactOf(before) : { name: '', phone: '', company: '' }
  const isOwn = only && others.length === 0 && JSON.stringify(only) === JSON.stringify(old)
  return isOwn && next ? [contactOf(next)] : pickup.contacts
}

/** The form at another store; undefined for none. */
export function atStore(
  draft: DraftParcel,
  { stores, storeId }: { stores: readonly ParcelStoreChoice[]; storeId: number | undefined },
): DraftParcel {
  const storeOf = (wanted: number | undefined) => stores.find(({ id }) => id === wanted)
  const moved = { before: storeOf(draft.storeId), next: storeOf(storeId) }
  const contacts = pickupContactsAt(draft, moved)
  return { ...draft, storeId, pickup: { ...draft.pickup, contacts } }
}
