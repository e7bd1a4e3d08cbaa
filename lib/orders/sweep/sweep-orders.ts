import 'server-only'
import { sql } from 'drizzle-orm'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import { ALL_REGIONS, areaOf, type Zone } from '@/lib/domain/areas'
import type { Family } from '@/lib/domain/stages'
import { addResolveJob, addSyncJob } from '../add-order-job'

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

/** What was asked to be cancelled is asked for each minute: a status alone settles it. */
const quietSince = sql`case when cancelling in ('unconfirmed', 'agreed') then 1 else case stage ${sql.join(
  Object.entries(QUIET_MINUTES).map(([stage, minutes]) => sql`when ${stage} then ${minutes}::int`),
  sql` `,
)} else 5 end end`

/** Families in which something finds an order without the platform's number; elsewhere only callbacks do. */
const LOOKED_FOR: readonly Family[] = ['food']

/** A look after which none follows by itself: the sweep comes again. */
const ONE_LOOK = 1_000

type SilentOrder = { id: number; family: Family; isNumbered: boolean }

/** One connection to the platform, with all that goes over it: food and express share theirs. */
const CONNECTIONS: readonly { zone: Zone; families: readonly Family[] }[] = [
  { zone: 'AP1', families: ['food', 'express'] },
  { zone: 'AP1', families: ['parcel'] },
  { zone: 'AP2', families: ['food'] },
  { zone: 'AP2', families: ['parcel'] },
]

/**
 * The open orders of a connection that were silent for longer than their stage allows, those that
 * waited longest first, at most `budget` of them. Taking them moves them to the end of the line, so
 * that several instances take different ones. What rests is left alone.
 */
export async function claimSilentOrders(
  db: Database,
  input: { families: readonly Family[]; zone: Zone; budget: number },
): Promise<SilentOrder[]> {
  const { families, zone, budget } = input
  const regions = ALL_REGIONS.filter((region) => areaOf(region).zone === zone)
  const { rows } = await db.execute<{ id: string; family: Family; numbered: boolean }>(sql`
    update orders set asked_at = now() where id in (
      select o.id from orders o join stores s on s.id = o.store_id
      where not o.closed and o.family = any(${sql.param([...families])}::text[])
        and o.placing = 'placed'
        and (o.platform_order_id is not null or o.family = any(${sql.param([...LOOKED_FOR])}::text[]))
        and s.region = any(${sql.param(regions)}::text[])
        and not exists (select 1 from connections c
          where c.family = o.family and c.zone = ${zone} and c.back_off_until > now())
        and (o.scheduled_for is null or o.scheduled_for < now() + ${SCHEDULED_AHEAD}::interval
          or o.cancelling in ('unconfirmed', 'agreed'))
        and greatest(o.updated_at, o.asked_at) < now() - make_interval(mins => ${quietSince})
      order by greatest(o.updated_at, o.asked_at)
      limit ${budget}
      for update of o skip locked)
    returning id, family, platform_order_id is not null as numbered`)
  return rows.map(({ id, family, numbered }) => ({ id: Number(id), family, isNumbered: numbered }))
}

/**
 * Has every open order asked for that has been silent too long, within a budget for each
 * connection. After downtime, when the platform's own retries are over (conventions §6), this is
 * what finds out.
 */
export async function sweepOrders(input: { db: Database; perMinute: number }): Promise<void> {
  const { db, perMinute } = input
  for (const connection of CONNECTIONS) {
    const silent = await claimSilentOrders(db, { ...connection, budget: perMinute })
    if (silent.length === 0) continue
    log().info({ zone: connection.zone, orders: silent.length }, 'asking for silent orders')
    for (const order of silent) {
      // A minute's worth of them stands before nothing that a person or a callback asks for.
      const patient = true
      if (order.isNumbered) await addSyncJob(db, order, { patient })
      else await addResolveJob(db, order, { attempt: ONE_LOOK, patient })
    }
  }
}
