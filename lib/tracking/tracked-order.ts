import type { orders } from '@/lib/db/tables/orders'
import type { stores } from '@/lib/db/tables/stores'
import type { Coordinates } from '@/lib/domain/coordinates'
import { rangeInstants } from '@/lib/domain/minutes-range'
import type { Stage } from '@/lib/domain/stages'
import type { TrackedOrder } from './schema'

type Order = Pick<
  typeof orders.$inferSelect,
  'stage' | 'scheduledFor' | 'closedAt' | 'predictions' | 'doorLat' | 'doorLng' | 'closed'
>
type Seen = Coordinates & { at: Date }
type Store = Pick<typeof stores.$inferSelect, 'name' | 'nameZh' | 'region' | 'lat' | 'lng'>

/** Whether the courier has the food: only then is it the customer's business where they are. */
export function isRiding(stage: Stage): boolean {
  return stage === 'riding' || stage === 'near'
}

function arrivalOf({ closed, predictions }: Order): TrackedOrder['arrival'] {
  const said = predictions.delivery
  if (closed || !said || said.at === null) return null
  const range = rangeInstants(said.range, said.asOf)
  const iso = (at: number) => new Date(at).toISOString()
  const { from, to } = range
    ? { from: iso(range.from), to: iso(range.to) }
    : { from: said.at, to: said.at }
  return { from, to, asOf: said.asOf }
}

function rideOf(order: Order, store: Store, seen: Seen | null): TrackedOrder['ride'] {
  if (!isRiding(order.stage)) return null
  const { doorLat, doorLng } = order
  return {
    store: { lat: store.lat, lng: store.lng },
    door: doorLat === null || doorLng === null ? null : { lat: doorLat, lng: doorLng },
    courier: seen && { lat: seen.lat, lng: seen.lng, at: seen.at.toISOString() },
  }
}

/** What the customer is told of an order, member by member: whatever is added to it is meant to be. */
export function trackedOrder(order: Order, store: Store, seen: Seen | null): TrackedOrder {
  const { stage, scheduledFor, closedAt } = order
  const { name, nameZh, region } = store
  return {
    storeName: { en: name, zh: nameZh ?? name },
    region,
    stage,
    scheduledFor: scheduledFor?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
    arrival: arrivalOf(order),
    ride: rideOf(order, store, seen),
  }
}
