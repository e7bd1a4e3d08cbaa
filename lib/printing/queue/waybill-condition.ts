import 'server-only'
import { and, eq, gte, inArray, isNotNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { orders } from '@/lib/db/tables/orders'
import { prints } from '@/lib/db/tables/prints'
import { localDayPeriod } from '@/lib/domain/time/local-time'
import { departsAt } from '@/lib/orders/lists/departs-at'
import type { WaybillFilter } from '../model/waybill-filter'
import { pickupPeriod, productOf } from './printable'

/**
 * What waybills are sorted by: when they leave. Of what is still here the few open ones are found
 * first and sorted then: an index in this order would meet everything that ever left before them.
 */
export const leavingOrder = ({ stage }: Pick<WaybillFilter, 'stage'>): SQL =>
  stage === 'here' ? sql`(${departsAt} + interval '0')` : sql`${departsAt}`

/** Everything that ever was: to be walked through from the latest, not sorted. */
export const isOfAllTimes = ({ stage, day, import: file, orders: ids }: WaybillFilter): boolean =>
  stage === 'all' && day === '' && file === '' && ids.length === 0

/** The platform has it, and did not cancel it: only then is there a label to print. */
export const isPrintable = and(
  eq(orders.family, 'express'),
  eq(orders.placing, 'placed'),
  isNotNull(orders.platformOrderId),
  ne(orders.stage, 'cancelled'),
)

const wasPrinted = sql`exists (select 1 from ${prints} where ${prints.orderId} = ${orders.id})`

/** Of the rows of this import. */
export const ofImport = (importId: string) => sql`${orders.id} in (
  select "import_rows"."order_id" from "import_rows"
  where "import_rows"."import_id" = ${importId}::bigint)`

/** Where a waybill stands in its file; null where it is of no import, or of another. */
export const rowOfImport = (importId: string) => sql<number | null>`(
  select min("import_rows"."position") from "import_rows"
  where "import_rows"."order_id" = "orders"."id"
    and "import_rows"."import_id" = ${importId}::bigint)`

/** Home express is Hong Kong's alone (express §1), and so are its days. */
function onDay(day: string): SQL | undefined {
  if (day === '') return undefined
  const period = localDayPeriod(day, 'HK')
  if (!period) return sql`false`
  return and(
    // The index of what leaves on a day is there for all but food; days begin at whole milliseconds.
    sql`${orders.family} <> 'food'`,
    gte(departsAt, sql`${period.from.toISOString()}::timestamptz`),
    lt(departsAt, sql`${period.to.toISOString()}::timestamptz`),
  )
}

type May = 'express.see' | 'express.place'

/** The stores of a filter where the person may do this; all such stores, when it names none. */
export function waybillStores(actor: Actor, permission: May, filter: WaybillFilter): number[] {
  return storesWhere(actor, permission, filter.stores.length > 0 ? filter.stores : undefined)
}

/** The waybills of a filter at the stores where the person may do this. */
export function waybillCondition(actor: Actor, permission: May, filter: WaybillFilter): SQL {
  const storeIds = waybillStores(actor, permission, filter)
  if (storeIds.length === 0) return sql`false`
  const { day, period, product, printed, stage } = filter
  const conditions = [
    isPrintable,
    inArray(orders.storeId, storeIds),
    onDay(day),
    period === '' ? undefined : eq(pickupPeriod, period),
    product === '' ? undefined : eq(productOf, product),
    printed === 'all' ? undefined : printed === 'yes' ? wasPrinted : sql`not ${wasPrinted}`,
    stage === 'all'
      ? undefined
      : and(
          // For the index of what is open; the stages are none that end an order.
          eq(orders.closed, false),
          inArray(orders.stage, ['waiting', 'coming', 'at-store', 'unknown']),
        ),
    filter.import === '' ? undefined : ofImport(filter.import),
    filter.orders.length === 0 ? undefined : inArray(orders.id, filter.orders),
  ]
  return and(...conditions) ?? sql`true`
}
