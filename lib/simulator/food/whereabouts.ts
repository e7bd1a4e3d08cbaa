import type { Coordinate } from '../core/coordinates'
import { neighbourhoodOf } from '../geo/neighbourhood'
import type { FoodOrder, Upload } from './order'
import { ACCEPTED, AT_STORE, COMPLETED, CREATED, NEAR, RIDING } from './statuses'
import { lastsMs } from './trip'

/** A courier's device sends its position this often, in simulated time. */
const UPLOAD_EVERY_MS = 5000

/**
 * The last position that the courier's device has sent; undefined before anybody accepted. A held
 * order keeps its status, its courier still rides to the end of the present stretch and waits there.
 */
export function lastUpload(order: FoodOrder, speed: number, now: number): Upload | undefined {
  if (order.cancellation) return order.cancellation.lastSeen
  const { life } = order
  if (life.status === CREATED) return undefined
  if (life.status === COMPLETED) return { position: order.request.userLocation, at: life.enteredAt }
  const elapsed = Math.floor(life.elapsedMs(now) / UPLOAD_EVERY_MS) * UPLOAD_EVERY_MS
  return { position: positionAfter(order, elapsed), at: life.enteredAt + elapsed / speed }
}

/** The courier of an order that somebody has accepted. */
export function partnerOf(order: FoodOrder) {
  const status = order.cancellation?.from ?? order.life.status
  return status === CREATED ? undefined : order.trip.courier
}

function positionAfter(order: FoodOrder, elapsedMs: number): Coordinate {
  const { merchant, trip, request, life } = order
  const duration = lastsMs(trip, life.status)
  const share = duration === 0 ? 1 : Math.min(1, elapsedMs / duration)
  const streets = neighbourhoodOf(merchant.coordinate, merchant.region)
  switch (life.status) {
    case ACCEPTED:
      return streets.pointAfter(trip.courier.startsAt, trip.approachMetres * share)
    case RIDING:
      return ridden(trip.nearFromMetres * share)
    case NEAR:
      return ridden(trip.nearFromMetres + (trip.rideMetres - trip.nearFromMetres) * share)
    case AT_STORE:
    default:
      return merchant.coordinate
  }

  /** Ways lead to the store, so a ride from it is one walked backwards. */
  function ridden(metres: number) {
    return streets.pointAfter(request.userLocation, trip.rideMetres - metres)
  }
}
