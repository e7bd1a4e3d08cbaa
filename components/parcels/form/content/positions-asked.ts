import { formatCoordinates, type Coordinates } from '@/lib/domain/coordinates'
import { parcelRules } from '@/lib/domain/parcel-products'
import type { ParcelStoreChoice } from '@/lib/parcels/model/new-parcel'
import type { PositionsQuery } from '@/lib/parcels/model/offer'
import type { DraftParcel } from '../draft'

/** Where the order begins and goes, in order; null for a pin that is missing. */
export function pinsOf(
  { pickupAt, pickup, drops }: DraftParcel,
  store: ParcelStoreChoice | undefined,
): (Coordinates | null)[] {
  const start = pickupAt === 'store' ? (store?.location ?? null) : pickup.location
  return [start, ...drops.map(({ location }) => location)]
}

/**
 * The question for the kinds of courier, of nothing but what the answer depends on: a path only once
 * all its pins are set. Null while it cannot be asked: no store, or a time that cannot be.
 */
export function positionsAsked(
  draft: DraftParcel,
  given: { store: ParcelStoreChoice | undefined; isTimeRight: boolean },
): PositionsQuery | null {
  const { store, isTimeRight } = given
  const { product, when, scheduledFor, items, hasItems } = draft
  if (!store || (when === 'later' && !isTimeRight)) return null
  const pins = pinsOf(draft, store)
  const path = pins.every((pin) => pin !== null) ? pins.map(formatCoordinates).join(';') : ''
  return {
    storeId: store.id,
    product,
    scheduledFor: when === 'later' ? scheduledFor : '',
    box: parcelRules(product).needsItems || hasItems ? items.box : '',
    path,
  }
}
