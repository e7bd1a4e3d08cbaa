import type { CourierPosition, OrderPlaces } from '@/lib/orders/schema'

/** Two sightings tell a heading. */
const SIGHTINGS = 2

/** A sighting from the live stream, where it is later than what is shown; else the same object. */
export function patchPlaces(
  places: OrderPlaces[],
  orderId: number,
  position: CourierPosition,
): OrderPlaces[] {
  const place = places.find((one) => one.orderId === orderId)
  if (!place || !isLater(position, place.seen.at(-1))) return places
  const seen = [...place.seen, position].slice(-SIGHTINGS)
  return places.map((one) => (one === place ? { ...one, seen } : one))
}

/** Places that were read while the stream went on: no courier goes back to an older sighting. */
export function mergePlaces(shown: OrderPlaces[], read: OrderPlaces[]): OrderPlaces[] {
  const known = new Map(shown.map((place) => [place.orderId, place]))
  return read.map((place) => {
    const old = known.get(place.orderId)
    const last = old?.seen.at(-1)
    return old && last && isLater(last, place.seen.at(-1)) ? { ...place, seen: old.seen } : place
  })
}

function isLater(one: CourierPosition, other: CourierPosition | undefined): boolean {
  return other === undefined || Date.parse(one.at) > Date.parse(other.at)
}
