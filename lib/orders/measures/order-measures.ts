import { type SQL, sql } from 'drizzle-orm'
import type { Figure, Measure } from '../model/figure'
import { PICKUP_SLOT, waybillCondition } from './waybill-measures'
import { slotEnd } from './window-end'

/**
 * What reports count and lists can be narrowed down to, as SQL over an order `o`: each figure is
 * defined here alone, and in words in `docs/reports.md`.
 */

/** When an order is to leave its store, by which it belongs to a day and an hour. */
export const DEPARTS = sql`coalesce(o.scheduled_for, o.created_at)`

/** `delivered`, `cancelled`, `refused`, or `open`: each as a list's stage has it. */
export const OUTCOME = sql`case
  when o.closed and o.stage = 'done' then 'delivered'
  when o.closed and o.stage = 'cancelled' then 'cancelled'
  when o.closed and o.placing = 'refused' then 'refused'
  else 'open' end`

export const IS_DELIVERED = sql`(o.closed and o.stage = 'done')`
export const IS_CANCELLED = sql`(o.closed and o.stage = 'cancelled')`

const SLOT_DAY = sql`o.request #>> '{draft,delivery,date}'`
const SLOT_PERIOD = sql`o.request #>> '{draft,delivery,period}'`

/**
 * By when the customer was told first that it would be there: the time or slot that was chosen, else
 * the platform's first prediction. Null where nobody said so, as of every parcel.
 */
export const promiseAt = (zone: SQL): SQL => sql`case o.family
  when 'food' then coalesce(o.scheduled_for, o.first_predicted_at)
  when 'express' then ${slotEnd(SLOT_DAY, SLOT_PERIOD, zone)} end`

/** Delivered by a whole minute or more after the first promise; null without either. */
export const isLateByPromise = (zone: SQL): SQL =>
  sql`case when ${IS_DELIVERED} then o.closed_at >= ${promiseAt(zone)} + interval '1 minute' end`

/** The same after what was predicted last. */
export const IS_LATE_BY_PREDICTION = sql`case when ${IS_DELIVERED}
  then o.closed_at >= o.last_predicted_at + interval '1 minute' end`

/**
 * The kind of courier, in the platform's words; '' where nobody said. Of food it stands in callbacks
 * of customised packages alone, which do not sign it (food §6.1).
 */
export const COURIER = sql`coalesce(case o.family
  when 'food' then (
    select e.detail #>> '{unsigned,tasks,0,position}' from order_events e
    where e.order_id = o.id and e.detail #>> '{unsigned,tasks,0,position}' <> ''
    order by e.at desc, e.id desc limit 1)
  else coalesce(o.answer #>> '{order,partner,position,name}',
    o.answer #>> '{waybill,partner,position,name}') end, '')`

/** `us` where the last that is known of a request of ours to cancel it is no refusal. */
export const CANCELLER = sql`case when (
    select e.kind from order_events e
    where e.order_id = o.id and e.kind in ('cancel-asked', 'cancel-refused', 'cancel-not-sent')
    order by e.at desc, e.id desc limit 1) = 'cancel-asked'
  then 'us' else 'platform' end`

/** What we said when we asked; else the platform's answer, else what a callback claims (decision 0177). */
export const CANCEL_REASON = sql`coalesce(case when (${CANCELLER}) = 'us' then (
    select e.text from order_events e where e.order_id = o.id and e.kind = 'cancel-asked'
    order by e.at desc, e.id desc limit 1) end,
  nullif(o.answer ->> 'cancel_reason', ''),
  (select e.detail #>> '{unsigned,cancel,reason}' from order_events e
    where e.order_id = o.id and e.detail #>> '{unsigned,cancel,reason}' <> ''
    order by e.at desc, e.id desc limit 1), '')`

/** The first time of each stage, as events `e` of the order tell it: a lateral row `m`. */
export const MOMENTS = sql`(
  select min(e.at) filter (where e.stage = 'coming') as accepted,
    min(e.at) filter (where e.stage = 'at-store') as arrived,
    min(e.at) filter (where e.stage = 'riding') as departed
  from order_events e where e.order_id = o.id and e.kind = 'status') m`

const whole = (from: SQL, to: SQL) => sql`floor(extract(epoch from ${to} - ${from}) / 60)::int`

/** Only of an order for now that was made here is it known since when somebody waits. */
const BEGUN = sql`case when o.origin = 'here' and o.scheduled_for is null then o.created_at end`
const DELIVERED_AT = sql`case when ${IS_DELIVERED} then o.closed_at end`

/** Whole minutes, over `o` and `m`; null where an end is not known, negative where the two disagree. */
export const MINUTES: Readonly<Record<Measure, SQL>> = {
  accept: whole(BEGUN, sql`m.accepted`),
  arrive: whole(sql`m.accepted`, sql`m.arrived`),
  wait: whole(sql`m.arrived`, sql`m.departed`),
  ride: whole(sql`m.departed`, DELIVERED_AT),
  total: whole(BEGUN, DELIVERED_AT),
}

/** The condition on an order `o` of a store with this time zone to be one of a figure's. */
export function figureCondition(figure: Figure, zone: SQL): SQL {
  switch (figure.kind) {
    case 'late':
      return figure.against === 'promise' ? isLateByPromise(zone) : IS_LATE_BY_PREDICTION
    case 'cancelled':
      return sql`(${OUTCOME}) = 'cancelled' and (${CANCELLER}) = ${figure.by}`
    case 'slow':
      return sql`exists (select 1 from ${MOMENTS}
        where ${MINUTES[figure.measure]} >= ${figure.minutes}::int)`
    case 'hour':
      return sql`extract(isodow from ${DEPARTS} at time zone ${zone}) = ${figure.weekday}::int
        and extract(hour from ${DEPARTS} at time zone ${zone}) = ${figure.hour}::int`
    case 'courier':
      return sql`(${COURIER}) = ${figure.courier}`
    case 'waybill':
      return waybillCondition(figure.is, zone)
    case 'pickup':
      return sql`(${PICKUP_SLOT}) = ${figure.slot}`
  }
}
