import { type SQL, sql } from 'drizzle-orm'
import { problemOf } from '@/lib/orders/status/problem-of'
import type { WaybillFigure } from '../model/figure'
import { dayEnd, isDayText, isPeriodText, slotEnd } from './window-end'

/**
 * What became of a waybill in the warehouse, as SQL over an order `o`: what the report counts and its
 * lists are narrowed down to, in words in `docs/reports.md`.
 */

const PICKUP_DAY = sql`o.request #>> '{draft,pickup,date}'`
const PICKUP_PERIOD = sql`o.request #>> '{draft,pickup,period}'`

/** The chosen period of the clock; `day` where any hour of a day is meant, '' where nothing was chosen. */
export const PICKUP_SLOT = sql`case
  when ${isDayText(PICKUP_DAY)} and ${isPeriodText(PICKUP_PERIOD)} then ${PICKUP_PERIOD}
  when ${isDayText(PICKUP_DAY)} then 'day'
  else '' end`

/** By when it is to be handed in: the end of the pickup slot, or of the day where only that was chosen. */
export const handInBy = (zone: SQL): SQL =>
  sql`coalesce(${slotEnd(PICKUP_DAY, PICKUP_PERIOD, zone)}, ${dayEnd(PICKUP_DAY, zone)})`

/** How often its label came out of a printer. */
export const PRINTS = sql`(select count(*) from prints p where p.order_id = o.id)`

/** When it was scanned out; what was taken back was not. */
export const OUT_AT = sql`(select c.at from checkouts c
  where c.order_id = o.id and c.undone_at is null)`

/**
 * `on-time`, `late`, or `missed`; null where no pickup was chosen, and of what is still to be handed
 * in or no longer is: cancelled, refused, or in doubt. `now`: an instant as SQL.
 */
export const handIn = (zone: SQL, now: SQL): SQL => sql`case
  when ${OUT_AT} < ${handInBy(zone)} then 'on-time'
  when ${OUT_AT} >= ${handInBy(zone)} then 'late'
  when ${OUT_AT} is null and o.placing = 'placed' and o.stage <> 'cancelled'
    and ${handInBy(zone)} <= ${now} then 'missed' end`

/** Not delivered, and the platform says that something is wrong, or another was made in its place. */
export const IS_UNDELIVERABLE = sql`(not (o.closed and o.stage = 'done') and (
  ${problemOf(sql`o.id`)} is not null
  or exists (select 1 from orders n where n.replaces_id = o.id)))`

/** The condition on a waybill `o` of a store with this time zone to be one of a figure's. */
export function waybillCondition(is: WaybillFigure, zone: SQL): SQL {
  switch (is) {
    case 'reprinted':
      return sql`${PRINTS} > 1`
    case 'out':
      return sql`${OUT_AT} is not null`
    case 'undeliverable':
      return IS_UNDELIVERABLE
    case 'on-time':
    case 'late':
    case 'missed':
      return sql`(${handIn(zone, sql`now()`)}) = ${is}`
  }
}
