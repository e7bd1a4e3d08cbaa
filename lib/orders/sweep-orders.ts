import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { ALL_REGIONS, areaOf, type Zone } from '@/lib/domain/areas'
import type { Family } from '@/lib/domain/stages'

/**
 * Minutes without a sign of life after which an open order is asked for, by stage. What moves fast
 * is asked for sooner; an order for later is left alone until its time comes near.
 */
const QUIET_MINUTES = {
  waiting: 4,
  coming: 5,
  'at-store': 5,
  riding: 5,
  near: 3,
  problem: 5,
  unknown: 5,
} as const

/** Before this long ahead of its time, nothing happens to an order for later. */
const SCHEDULED_AHEAD = '90 minutes'

const quietSince = sql`case stage ${sql.join(
  Object.entries(QUIET_MINUTES).map(([stage, minutes]) => sql`when ${stage} then ${minutes}::int`),
  sql` `,
)} else 5 end`

/**
 * The open orders of a zone that were silent for longer than their stage allows, those that waited
 * longest first, at most `budget` of them. Taking them moves them to the end of the line, so that
 * several instances take different ones. After downtime, when the platform's retries are over
 * (convention §6), this is what finds out.
 */
export async function takeSilentOrders(
  db: Database,
  input: { family: Family; zone: Zone; budget: number },
): Promise<number[]> {
  const regions = ALL_REGIONS.filter((region) => areaOf(region).zone === input.zone)
  const { rows } = await db.execute<{ id: string }>(sql`
    update orders set asked_at = now() where id in (
      select o.id from orders o join stores s on s.id = o.store_id
      where not o.closed and o.family = ${input.family} and o.placing = 'placed'
        and s.region = any(${sql.param(regions)}::text[])
        and (o.scheduled_for is null or o.scheduled_for < now() + ${SCHEDULED_AHEAD}::interval)
        and greatest(o.updated_at, o.asked_at) < now() - make_interval(mins => ${quietSince})
      order by greatest(o.updated_at, o.asked_at)
      limit ${input.budget}
      for update of o skip locked)
    returning id`)
  return rows.map(({ id }) => Number(id))
}
