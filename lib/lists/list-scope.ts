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
import { exceptionFilterSchema } from '@/lib/exceptions/model/exception-forms'
import { DEPARTS, figureCondition } from '@/lib/orders/measures/order-measures'
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
  /** The condition without `ids`, for an order that is one of them. */
  ofKnown: SQL
  /** The condition on orders `o` alone, whatever their family and store. */
  own: SQL
  /** Every order of the family at the stores is meant. */
  isWhole: boolean
  kept: Kept | null
  isOfDays: boolean
  /** From lately back to long ago: whoever goes from the latest to the oldest soon meets enough. */
  isOfMostDays: boolean
  /** There are not many, by their numbers or for what is wrong with them. */
  isOfFew: boolean
  /** All that it can have, where that is known. */
  ids: readonly number[] | null
  /** What no index knows of an order, by its id: a column of another table than `o`, which it reads itself. */
  test: (orderId: SQL) => SQL
  /** Of words, or of a test alone, no words: orders are looked at one by one, so many for a page. */
  search: SearchWords | null
}

/** What is kept of an order beside its searched text, as `k`: one column has an index by it, of what is not null. */
export type Kept = { column: SQL; value: SQL; rest: SQL }

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
  const kept = keptOf(address)
  const conditions = [
    ...conditionsOf(address),
    ...(address.figure ? [figureCondition(address.figure, await zoneOf(queries, storeIds))] : []),
  ]
  const own = allOf(conditions)
  const ofKnown = allOf([
    sql`o.family = ${family} and o.store_id = s.id`,
    ...(kept ? [isKept(family, kept)] : []),
    own,
  ])
  return {
    family,
    storeIds,
    source: sql`unnest(
      ${sql.param(periods.map(({ id }) => id))}::bigint[],
      ${sql.param(periods.map(({ starts }) => starts))}::timestamptz[],
      ${sql.param(periods.map(({ ends }) => ends))}::timestamptz[],
      ${sql.param(periods.map(({ district }) => district))}::text[]) as s(id, starts, ends, district)`,
    tables: kept ? sql`order_search k join orders o on o.id = k.order_id` : sql`orders o`,
    condition: ids ? sql`${ofKnown} and o.id = any(${sql.param(ids)}::bigint[])` : ofKnown,
    ofKnown,
    own,
    // Days are among the conditions.
    isWhole: conditions.length === 0 && kept === null && ids === null && test === EVERY,
    kept,
    isOfDays: address.from !== '' || address.to !== '',
    isOfMostDays: isOfMostDays(address, new Date()),
    ids,
    isOfFew: ids !== null || address.import !== '' || address.doubt !== '',
    test,
    search: searchWords(address.search) ?? (test === EVERY ? null : NO_WORDS),
  }
}

const DAY_MS = 86_400_000
const LATELY_DAYS = 31
const LONG_DAYS = 92

function isOfMostDays({ from, to }: ListAddress, now: Date): boolean {
  const [first, last] = [Date.parse(from), to === '' ? now.getTime() : Date.parse(to)]
  const endsLately = now.getTime() - last <= LATELY_DAYS * DAY_MS
  return endsLately && (from === '' || last - first > LONG_DAYS * DAY_MS)
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

const allOf = (conditions: readonly SQL[]): SQL => sql.join([sql`true`, ...conditions], sql` and `)

function keptOf({ product, district }: ListAddress): Kept | null {
  const ofProduct = {
    column: sql`k.product`,
    value: sql`${product}::text`,
    rest: sql`k.product is not null`,
  }
  if (district === '') return product === '' ? null : ofProduct
  const rest = product === '' ? sql`true` : sql`k.product = ${product}`
  const isThere = sql`k.district is not null and ${rest}`
  return { column: sql`k.district`, value: sql`s.district`, rest: isThere }
}

/** The condition on what is kept, `k`, of the orders of a store `s`. */
export const isKept = (family: Family, { column, value, rest }: Kept): SQL =>
  sql`k.family = ${family} and k.store_id = s.id and ${column} = ${value} and ${rest}`

/** As the database keeps them: without 區 or `District`, in small letters. */
function bareNames(district: string): string[] {
  const found = findDistrict(district)
  return found ? [found.zh.replace(/區$/, ''), found.en.toLowerCase()] : [district]
}

/** What is in doubt is open: the index of what is leads there. */
const IN_DOUBT = sql`(not o.closed and (o.placing = 'unconfirmed' or o.cancelling = 'unconfirmed'))`

function conditionsOf(address: ListAddress): SQL[] {
  const { from, to, import: importId } = address
  return [
    ...(from === '' ? [] : [sql`${DEPARTS} >= s.starts`]),
    ...(to === '' ? [] : [sql`${DEPARTS} < s.ends`]),
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
