import 'server-only'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import type { Queries } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { areaOf, type Region } from '@/lib/domain/areas'
import { findDistrict } from '@/lib/domain/express/hong-kong-districts'
import { MAY } from '@/lib/domain/permissions'
import type { Family } from '@/lib/domain/stages'
import { localDayPeriod } from '@/lib/domain/time/local-time'
import { readExceptions } from '@/lib/exceptions/list-exceptions'
import { exceptionFilterSchema } from '@/lib/exceptions/model/exception-list'
import { figureCondition } from '@/lib/orders/measures/order-measures'
import { searchWords, type SearchWords } from '@/lib/orders/lists/search-words'
import { type ListAddress, UNTOLD } from './model/list-address'
import type { ListQuery } from './model/listed-order'

/** The orders that a list is about, before a stage narrows them down. */
export type ListScope = {
  family: Family
  storeIds: readonly number[]
  /**
   * `s(id, starts, ends, district)`: the stores, and when orders of there are to leave, null for any
   * time; once for each name of the district, where one is asked for: each has its place in an index.
   */
  source: SQL
  /** The tables of one store `s`, from which orders `o` are read, with their condition. */
  tables: SQL
  condition: SQL
  /** What no index knows of an order, by its id. */
  test: (orderId: SQL) => SQL
  /** Of words, or of a test alone, no words: orders are looked at one by one, so many for a page. */
  search: SearchWords | null
}

/**
 * What a list's address asks for, at those of its stores where the person may see the family; null
 * where that is nothing.
 */
export async function listScope(
  queries: Queries,
  input: { actor: Actor; query: ListQuery },
): Promise<ListScope | null> {
  const { actor, query } = input
  const { family, address } = query
  const wanted = address.stores.length > 0 ? address.stores : query.storeIds
  const storeIds = storesWhere(actor, MAY.see[family], wanted)
  if (storeIds.length === 0) return null
  const districts = address.district === '' ? [null] : bareNames(address.district)
  const periods = (await periodsOf(queries, storeIds, address)).flatMap((period) =>
    districts.map((district) => ({ ...period, district })),
  )
  const ids = await exceptionIds(input)
  if (periods.length === 0 || ids?.length === 0) return null
  const test = await testOf(queries, storeIds, address)
  const isKept = address.product !== '' || address.district !== ''
  return {
    family,
    storeIds,
    source: sql`unnest(
      ${sql.param(periods.map(({ id }) => id))}::bigint[],
      ${sql.param(periods.map(({ starts }) => starts))}::timestamptz[],
      ${sql.param(periods.map(({ ends }) => ends))}::timestamptz[],
      ${sql.param(periods.map(({ district }) => district))}::text[]) as s(id, starts, ends, district)`,
    tables: isKept ? sql`order_search k join orders o on o.id = k.order_id` : sql`orders o`,
    condition: sql.join(
      [
        sql`o.family = ${family} and o.store_id = s.id`,
        ...(isKept ? keptConditions(family, address) : []),
        ...conditionsOf(family, address),
        ...(address.figure
          ? [figureCondition(address.figure, await zoneOf(queries, storeIds))]
          : []),
        ...(ids ? [sql`o.id = any(${sql.param(ids)}::bigint[])`] : []),
      ],
      sql` and `,
    ),
    test,
    search: searchWords(address.search) ?? (test === EVERY ? null : NO_WORDS),
  }
}

type StorePeriod = { id: number; starts: string | null; ends: string | null }

/** Each store's own days, as instants; a store where no such day is has none of its orders shown. */
async function periodsOf(
  queries: Queries,
  storeIds: readonly number[],
  { from, to }: ListAddress,
): Promise<StorePeriod[]> {
  if (from === '' && to === '') return storeIds.map((id) => ({ id, starts: null, ends: null }))
  const rows = await queries
    .select({ id: stores.id, region: stores.region })
    .from(stores)
    .where(inArray(stores.id, [...storeIds]))
  const edge = (day: string, region: Region, side: 'from' | 'to') =>
    day === '' ? null : localDayPeriod(day, region)?.[side].toISOString()
  return rows.flatMap(({ id, region }) => {
    const [starts, ends] = [edge(from, region, 'from'), edge(to, region, 'to')]
    return starts === undefined || ends === undefined ? [] : [{ id, starts, ends }]
  })
}

/** The time zone of the store of an order `o`. */
async function zoneOf(queries: Queries, storeIds: readonly number[]): Promise<SQL> {
  const rows = await queries
    .select({ id: stores.id, region: stores.region })
    .from(stores)
    .where(inArray(stores.id, [...storeIds]))
  return sql`(select z.zone from unnest(${sql.param(rows.map(({ id }) => id))}::bigint[],
    ${sql.param(rows.map(({ region }) => areaOf(region).timeZone))}::text[]) as z(id, zone)
    where z.id = o.store_id)`
}

/** The orders that the exceptions list has, of a kind; null where nobody asks for them. */
async function exceptionIds({
  actor,
  query: { address },
}: {
  actor: Actor
  query: ListQuery
}): Promise<number[] | null> {
  const { exception } = address
  if (exception === '') return null
  const filter = exceptionFilterSchema.parse({ snoozed: '1' })
  const rows = await readExceptions({ actor, filter, now: new Date() })
  return rows
    .filter((row) => exception === 'any' || row.exceptions.some(({ kind }) => kind === exception))
    .map(({ orderId }) => orderId)
}

/** What is kept beside the searched text has its indexes there. */
function keptConditions(family: Family, { product, district }: ListAddress): SQL[] {
  return [
    sql`k.family = ${family} and k.store_id = s.id`,
    ...(product === '' ? [] : [sql`k.product = ${product}`]),
    ...(district === '' ? [] : [sql`k.district = s.district`]),
  ]
}

/** As the database keeps them: without 區 or `District`, in small letters. */
function bareNames(district: string): string[] {
  const found = findDistrict(district)
  return found ? [found.zh.replace(/區$/, ''), found.en.toLowerCase()] : [district]
}

/** What is in doubt is open: the index of what is leads there. */
const IN_DOUBT = sql`(not o.closed and (o.placing = 'unconfirmed' or o.cancelling = 'unconfirmed'))`

function conditionsOf(family: Family, address: ListAddress): SQL[] {
  const { from, to, import: importId } = address
  const departs = sql`coalesce(o.scheduled_for, o.created_at)`
  const isOfIndex = family === 'food' ? sql`o.family = 'food'` : sql`o.family <> 'food'`
  return [
    ...(from === '' && to === '' ? [] : [isOfIndex]),
    ...(from === '' ? [] : [sql`${departs} >= s.starts`]),
    ...(to === '' ? [] : [sql`${departs} < s.ends`]),
    ...(address.doubt === '' ? [] : [IN_DOUBT]),
    ...(importId === ''
      ? []
      : [
          sql`o.id in (select r.order_id from import_rows r
            where r.import_id = ${importId}::bigint and r.order_id is not null)`,
        ]),
  ]
}

const NO_WORDS: SearchWords = { words: [], parts: [] }

const EVERY: ListScope['test'] = () => sql`true`

/** What has to be looked at order by order; `EVERY` where nothing has. */
async function testOf(
  queries: Queries,
  storeIds: readonly number[],
  { printed, late, courier, by }: ListAddress,
): Promise<ListScope['test']> {
  const of: SQL[] = []
  if (late !== '') {
    of.push(figureCondition({ kind: 'late', against: late }, await zoneOf(queries, storeIds)))
  }
  if (courier !== '') {
    const kind = courier === UNTOLD ? '' : courier
    of.push(figureCondition({ kind: 'courier', courier: kind }, sql`null`))
  }
  if (by !== '') of.push(sql`o.placed_by = ${by}::bigint`)
  const isPrinted = sql.raw(printed === 'no' ? 'not' : '')
  if (of.length === 0 && printed === '') return EVERY
  return (orderId) =>
    sql.join(
      [
        // A value, not a join: whatever the planner thinks, each order is looked up by its id.
        ...(of.length === 0
          ? []
          : [sql`(select ${sql.join(of, sql` and `)} from orders o where o.id = ${orderId})`]),
        ...(printed === ''
          ? []
          : [sql`${isPrinted} exists (select 1 from prints p where p.order_id = ${orderId})`]),
      ],
      sql` and `,
    )
}
