import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { requireOwnDevice, type Actor } from '@/lib/auth/actor'
import { database, type Queries } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { Problem } from '@/lib/domain/problem'
import type { Locale } from '@/lib/i18n/locales'
import { eq } from 'drizzle-orm'
import { COLLECT_COLUMNS, FEE_COLUMNS } from '@/lib/orders/measures/fee-measures'
import type { MoneyOrder } from '../model/money'
import { addDays, type Days } from '../model/report-days'
import type { StatementQuery } from '../model/statement'
import { type MoneyRow, toMoneyOrder } from './money-orders'
import { moneyRows, type MoneyStore, moneyStores } from './money-scope'
import { statementFile } from './statement-file'

/** Rows that are held at once, however many there are. */
const AT_ONCE = 500

/**
 * Every order of one month of one store, of the families that the person sees there, with its fee and
 * what is collected for it: as CSV in the person's language, a part at a time. Throws `notAllowed`;
 * never on a shared tablet.
 */
export async function exportStatement(input: {
  actor: Actor
  query: StatementQuery
  locale: Locale
}): Promise<{ chunks: AsyncIterable<string>; type: string; name: string }> {
  const { actor, query, locale } = input
  requireOwnDevice(actor)
  const db = database()
  const [store] = await moneyStores(db, actor, [query.storeId])
  if (!store) throw new Problem('notAllowed')
  const [named] = await db.select({ code: stores.code }).from(stores).where(eq(stores.id, store.id))
  const code = named?.code ?? String(store.id)
  await recordAudit(db, {
    action: 'order.exported',
    actor,
    storeId: store.id,
    after: { statement: query.month },
  })
  const file = statementFile({ code, region: store.region, locale })
  return {
    chunks: parts(store, monthDays(query.month), file),
    type: 'text/csv; charset=utf-8',
    name: `statement-${code.replaceAll(/[^\w.-]/g, '')}-${query.month}.csv`,
  }
}

/** The days of a month (`YYYY-MM`). */
function monthDays(month: string): Days {
  const from = `${month}-01`
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) }
}

async function* parts(
  store: MoneyStore,
  days: Days,
  file: ReturnType<typeof statementFile>,
): AsyncIterable<string> {
  const db = database()
  yield file.head
  let after: MoneyOrder | null = null
  for (;;) {
    const page: MoneyOrder[] = await readPage(db, { store, days, after })
    if (page.length > 0) yield file.lines(page)
    after = page.at(-1) ?? null
    if (page.length < AT_ONCE || after === null) return
  }
}

/** The next orders in the order in which they left. */
async function readPage(
  queries: Queries,
  input: { store: MoneyStore; days: Days; after: MoneyOrder | null },
): Promise<MoneyOrder[]> {
  const { store, days, after } = input
  const columns = sql`${FEE_COLUMNS}, ${COLLECT_COLUMNS}, o.client_order_id, o.platform_order_id,
    date_trunc('milliseconds', coalesce(o.scheduled_for, o.created_at)) as at`
  const rest: SQL =
    after === null
      ? sql`true`
      : sql`(at, id) > (${after.departs}::timestamptz, ${after.id}::bigint)`
  const { rows } = await queries.execute<MoneyRow>(sql`
    select * from (${moneyRows({ stores: [store], days, columns })}) facts
    where ${rest} order by at, id limit ${AT_ONCE}`)
  return rows.map(toMoneyOrder)
}
