import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import type { Family } from '@/lib/domain/stages'
import type { CourierPosition, OrderPlaces } from '../model/order-card'

/** Two sightings tell a heading; the trail is the order page's. */
const SIGHTINGS = 2

type Row = {
  id: string
  door_lat: number | null
  door_lng: number | null
  seen: { lat: number; lng: number; at: string; eta: number | null }[] | null
}

/** Where the open orders of some stores go, and where their couriers were last seen. */
export async function readPlaces(
  db: Database,
  input: { family: Family; storeIds: readonly number[] },
): Promise<OrderPlaces[]> {
  if (input.storeIds.length === 0) return []
  const { rows } = await db.execute<Row>(sql`
    select o.id, o.door_lat, o.door_lng, courier.seen
    from orders o
    left join lateral (
      select json_agg(json_build_object('lat', p.lat, 'lng', p.lng, 'at', p.at,
        'eta', p.eta_minutes) order by p.at) as seen
      from (select * from courier_positions where order_id = o.id
        order by at desc limit ${SIGHTINGS}) p) courier on true
    where o.family = ${input.family} and not o.closed
      and o.store_id = any(${sql.param([...input.storeIds])}::bigint[])
    order by o.id`)
  return rows.map(placesOf)
}

function placesOf({ id, door_lat: lat, door_lng: lng, seen }: Row): OrderPlaces {
  return {
    orderId: Number(id),
    door: lat === null || lng === null ? null : { lat, lng },
    seen: (seen ?? []).map(positionOf),
  }
}

function positionOf({ eta, at, ...where }: NonNullable<Row['seen']>[number]): CourierPosition {
  return { ...where, at: new Date(at).toISOString(), etaMinutes: eta }
}
