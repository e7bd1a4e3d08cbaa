import { type SQL, sql } from 'drizzle-orm'
import { ALL_REGIONS, areaOf } from '@/lib/domain/areas'
import { DEPARTS, OUTCOME } from './order-measures'

/**
 * What is kept of an order's fee and of what is collected for it, as SQL over an order `o` and the
 * currency `c` of its store: whole cents, null where there is no figure. Each is defined here alone,
 * and in words in `docs/reports.md`.
 */

const AREAS = ALL_REGIONS.map((region) => ({ region, ...areaOf(region) }))
const listed = (values: readonly (string | boolean)[]) => sql.param([...values])

/**
 * Joined to an order `o`, the currency of its store's region:
 * `c(region, code, sign, bare, no_cents)`.
 */
export const CURRENCY = sql`stores shop on shop.id = o.store_id
  join unnest(
    ${listed(AREAS.map(({ region }) => region))}::text[],
    ${listed(AREAS.map(({ currency }) => currency))}::text[],
    ${listed(AREAS.map(({ currencySign }) => currencySign))}::text[],
    ${listed(AREAS.map(({ currencySign }) => (currencySign.endsWith('$') ? '$' : currencySign)))}::text[],
    ${listed(AREAS.map(({ hasNoCents }) => hasNoCents === true))}::boolean[])
    as c(region, code, sign, bare, no_cents) on c.region = shop.region`

/** Whole cents of an amount as the platform writes it, with the currency's sign or without; else null. */
const centsOf = (text: SQL): SQL => sql`(
  select case when whole.text ~ '^([0-9]{1,10}|[0-9]{1,3}(,[0-9]{3}){1,3})([.][0-9]{1,2})?$'
    then (replace(whole.text, ',', '')::numeric * 100)::bigint end
  from (
    select case when c.no_cents and bare.text ~ '^[0-9]{1,3}([.][0-9]{3})+$'
      then replace(bare.text, '.', '') else bare.text end as text
    from (select btrim(replace(replace(replace(translate(${text}, chr(160), ' '),
      c.sign, ''), c.code, ''), c.bare, '')) as text) bare) whole)`

/** As the platform estimated it when a food order was placed (food §4.1). */
const ESTIMATED = sql`case when o.family = 'food'
  and o.request #>> '{estimate,feeCents}' ~ '^[0-9]{1,12}$'
  then (o.request #>> '{estimate,feeCents}')::bigint end`

/** As the quote with which a parcel was ordered said it (conventions §4.8). */
const AGREED = sql`case when o.family = 'parcel' then ${centsOf(sql`o.request ->> 'quotedTotal'`)} end`

/** The fees of the last callback of a food order that names any, unsigned (food §6.1). */
const LAST_TASKS = sql`(
  select e.detail #> '{unsigned,tasks}' from order_events e
  where e.order_id = o.id and jsonb_typeof(e.detail #> '{unsigned,tasks}') = 'array'
    and jsonb_path_exists(e.detail, '$.unsigned.tasks[*].fee ? (@ != null)')
  order by e.at desc, e.id desc limit 1)`

/** The fees of all its tasks together, where each can be read as an amount of the store's currency. */
const REPORTED_OF_FOOD = sql`(
  select case when count(*) = count(task.cents) then sum(task.cents)::bigint end
  from (select ${centsOf(sql`t.task ->> 'fee'`)} as cents
    from jsonb_array_elements(${LAST_TASKS}) as t(task)) task)`

const SHIPPING_FEE = sql`o.answer #>> '{waybill,fee,shipping_fee}'`

/** As the platform's callback or its waybill has it (food §6.1, express §2.3). */
const REPORTED = sql`case o.family
  when 'food' then ${REPORTED_OF_FOOD}
  when 'express' then ${centsOf(SHIPPING_FEE)} end`

/** Something was reported, whether or not it can be read. */
const IS_REPORTED = sql`case o.family
  when 'food' then ${LAST_TASKS} is not null
  when 'express' then nullif(${SHIPPING_FEE}, '') is not null
  else false end`

const drafted = (part: string) => sql`case
  when o.request #>> ${`{draft,collect,${part}}`}::text[] ~ '^[0-9]{1,12}$'
  then (o.request #>> ${`{draft,collect,${part}}`}::text[])::bigint else 0 end`

const told = (part: string) => centsOf(sql`o.answer #>> ${`{order,cod,${part}}`}::text[]`)

/** Of a parcel the platform's word, where it has one; else what was asked for (conventions §2.4). */
export const COLLECT = sql`nullif(coalesce(
  case when o.family = 'parcel' then coalesce(${told('total')},
    nullif(coalesce(${told('service_fee')}, 0) + coalesce(${told('cash')}, 0), 0)) end,
  case when o.family <> 'food' then ${drafted('freight')} + ${drafted('goods')} end), 0)`

const IS_OUT = sql`(o.stage in ('riding', 'near', 'problem') or exists (
  select 1 from checkouts k where k.order_id = o.id and k.undone_at is null))`

/** What became of what is to be collected: `taken`, `out`, `waiting` or `returned`. */
export const COLLECTING = sql`case ${OUTCOME}
  when 'delivered' then 'taken'
  when 'cancelled' then 'returned'
  when 'refused' then null
  else case when ${IS_OUT} then 'out' else 'waiting' end end`

/** Which order it is. */
const WHICH = sql`o.id, o.family, o.store_id, c.code as currency, ${DEPARTS} as departs,
  ${OUTCOME} as outcome`

/** An order's fees by source: `estimated`, `agreed`, `reported`, and whether anything `is_reported`. */
export const FEE_COLUMNS = sql`${WHICH}, ${ESTIMATED} as estimated, ${AGREED} as agreed,
  ${REPORTED} as reported, ${IS_REPORTED} as is_reported`

/** What is to be collected for an order (`collect`), and what became of that (`collecting`). */
export const COLLECT_COLUMNS = sql`${COLLECT} as collect, ${COLLECTING} as collecting`

/** How a food order is paid: its kind (food §4.2 `cod_type`) where a courier brings it, else null. */
export const PAYMENT_KIND = sql`case when o.family = 'food' and not o.self_pickup
  and o.request ->> 'paymentKind' ~ '^[0-3]$' then (o.request ->> 'paymentKind')::int end`
