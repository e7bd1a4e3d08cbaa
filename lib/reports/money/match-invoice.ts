import 'server-only'
import { sql } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { requireOwnDevice, type Actor } from '@/lib/auth/actor'
import { database, type Database, type Queries } from '@/lib/db/client'
import { invoiceColumns } from '@/lib/db/tables/reports/invoice-columns'
import { areaOf } from '@/lib/domain/areas'
import { Problem } from '@/lib/domain/problem'
import { comparedCode } from '@/lib/domain/scanned-code'
import { COLLECT_COLUMNS, CURRENCY, FEE_COLUMNS } from '@/lib/orders/measures/fee-measures'
import {
  type InvoicedOrder,
  type InvoiceMatch,
  matchInvoice as match,
} from '../model/match-invoice'
import { MOST_LINES } from '../model/invoice'
import type { MatchInvoice } from '../model/match-invoice-form'
import { MOST_DAYS } from '../model/report-address'
import { countDays } from '../model/report-days'
import { type MoneyRow, toMoneyOrder } from './money-orders'
import { moneyRows, moneyStores, type MoneyStore } from './money-scope'

/**
 * Holds an invoice of the platform against our orders at those of the stores where the person may see
 * reports and which have its currency, and remembers its columns for these. A line finds its order
 * whenever that left; delivered orders of the given days that no line names are missing there. The
 * invoice itself is not kept. Throws `notAllowed` where no store is left; never on a shared tablet.
 */
export async function matchInvoice(input: {
  actor: Actor
  form: MatchInvoice
}): Promise<InvoiceMatch> {
  const { actor, form } = input
  requireOwnDevice(actor)
  if (countDays(form) < 1 || countDays(form) > MOST_DAYS) throw new Problem('wrongInput')
  const db = database()
  const seen = await moneyStores(db, actor, form.storeIds)
  const stores = seen
    .filter(({ region }) => areaOf(region).currency === form.currency)
    .map((store) => ({
      ...store,
      families: store.families.filter(
        (family) => form.invoiced === 'all' || family === form.invoiced,
      ),
    }))
    .filter(({ families }) => families.length > 0)
  if (stores.length === 0) throw new Problem('notAllowed')
  await remember(db, { actor, stores, form })
  const lines = form.numbers.map((number, at) => ({
    number: compared(number),
    cents: form.amounts[at] ?? null,
  }))
  const numbers = [...new Set(lines.map(({ number }) => number))].filter((one) => one !== '')
  const [named, delivered] = await Promise.all([
    ordersNamed(db, { stores, numbers }),
    ordersDelivered(db, { stores, form }),
  ])
  const expected = new Set(delivered.slice(0, MOST_LINES).map(({ id }) => id))
  const known = new Set(named.map(({ id }) => id))
  const orders = [
    ...named.map((order) => ({ ...order, isExpected: expected.has(order.id) })),
    ...delivered.filter(({ id }) => expected.has(id) && !known.has(id)),
  ]
  const items = match(lines, orders)
  return {
    currency: form.currency,
    items: items.map((item) => ({ ...item, number: written(item, form) })),
    storeIds: stores.map(({ id }) => id),
    isCut: delivered.length > MOST_LINES,
  }
}

/** As numbers are kept, and without the spaces by which long ones are printed in groups. */
const compared = (number: string): string => comparedCode(number).replaceAll(' ', '')

/** A number as the invoice wrote it; ours where it has none. */
const written = (
  { lines: [first], number }: { lines: number[]; number: string },
  { numbers }: MatchInvoice,
): string => (first === undefined ? number : (numbers[first] ?? number))

async function remember(
  db: Database,
  { actor, stores, form }: { actor: Actor; stores: readonly MoneyStore[]; form: MatchInvoice },
): Promise<void> {
  const { from, to, invoiced, currency, columns, numbers } = form
  const values = { numberColumn: columns.number, amountColumn: columns.amount, savedAt: new Date() }
  await db.transaction(async (tx) => {
    await recordAudit(tx, {
      action: 'order.matched',
      actor,
      after: {
        stores: stores.map(({ id }) => id),
        from,
        to,
        invoiced,
        currency,
        lines: numbers.length,
      },
    })
    await tx
      .insert(invoiceColumns)
      .values(stores.map(({ id }) => ({ storeId: id, ...values })))
      .onConflictDoUpdate({ target: invoiceColumns.storeId, set: values })
  })
}

type Found = InvoicedOrder

/** The orders of the stores that have any of some numbers, each with those that it has. */
async function ordersNamed(
  queries: Queries,
  { stores, numbers }: { stores: readonly MoneyStore[]; numbers: readonly string[] },
): Promise<Found[]> {
  if (numbers.length === 0) return []
  const pairs = stores.flatMap(({ id, families }) => families.map((family) => ({ id, family })))
  const { rows } = await queries.execute<MoneyRow & { numbers: string[] }>(sql`
    with asked as materialized (
      select number from unnest(${sql.param([...numbers])}::text[]) as a(number)),
    seen as (
      select * from unnest(${sql.param(pairs.map(({ id }) => id))}::bigint[],
        ${sql.param(pairs.map(({ family }) => family))}::text[]) as p(store_id, family)),
    named as (
      select k.order_id as id, a.number from asked a join order_codes k on k.code = a.number
      union
      select o.id, a.number from asked a cross join (select distinct family from seen) f
        join orders o on o.family = f.family and o.platform_order_id = a.number
      union
      select o.id, a.number from asked a cross join (select distinct family from seen) f
        join orders o on o.family = f.family and o.client_order_id = a.number)
    select ${FEE_COLUMNS}, ${COLLECT_COLUMNS}, o.client_order_id, o.platform_order_id, n.numbers
    from (select id, array_agg(number) as numbers from named group by id) n
    join orders o on o.id = n.id
    join seen p on p.store_id = o.store_id and p.family = o.family
    join ${CURRENCY}`)
  return rows.map((row) => ({ ...toMoneyOrder(row), numbers: row.numbers, isExpected: false }))
}

/** What was delivered on the invoice's days: one more than is listed tells that there are more. */
async function ordersDelivered(
  queries: Queries,
  { stores, form }: { stores: readonly MoneyStore[]; form: MatchInvoice },
): Promise<Found[]> {
  const { from, to } = form
  const columns = sql`${FEE_COLUMNS}, ${COLLECT_COLUMNS}, o.client_order_id, o.platform_order_id`
  const { rows } = await queries.execute<MoneyRow>(sql`
    select * from (${moneyRows({ stores, days: { from, to }, columns })}) facts
    where outcome = 'delivered' order by departs, id limit ${MOST_LINES + 1}`)
  return rows.map((row) => ({ ...toMoneyOrder(row), numbers: [], isExpected: true }))
}
