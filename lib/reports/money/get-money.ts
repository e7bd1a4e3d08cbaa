import 'server-only'
import { asc, desc, inArray } from 'drizzle-orm'
import { type Actor, storesWhere } from '@/lib/auth/actor'
import { database, type Queries } from '@/lib/db/client'
import { invoiceColumns } from '@/lib/db/tables/reports/invoice-columns'
import { areaOf } from '@/lib/domain/areas'
import { localDay } from '@/lib/domain/time/local-time'
import type { InvoiceColumns, MoneyReport } from '../model/money'
import type { ReportAddress } from '../model/report-address'
import { reportDays } from '../model/report-days'
import { readForReport } from '../report-source'
import { moneyStores } from './money-scope'
import { readCollections } from './read-collections'
import { readFees } from './read-fees'

/** Statements are offered for so many months. */
const MONTHS = 24

/**
 * Fees and collections of the days that an address asks for, of all families that the person sees at
 * the stores of the address, else at `storeIds`. Null where there are none.
 */
export async function getMoney(input: {
  actor: Actor
  address: ReportAddress
  storeIds: readonly number[]
  now: Date
}): Promise<MoneyReport | null> {
  const { actor, address, now } = input
  const wanted = address.stores.length > 0 ? address.stores : input.storeIds
  const db = database()
  const stores = await moneyStores(db, actor, wanted)
  const [first] = stores
  if (!first) return null
  const today = localDay(now, first.region)
  const days = reportDays(address, today)
  const asked = { stores, days: days.now }
  const [{ value, asOf }, columns] = await Promise.all([
    readForReport({ now }, (queries, by) => {
      const query = { ...asked, now: by }
      return Promise.all([readFees(queries, query), readCollections(queries, query)])
    }),
    readInvoiceColumns(db, { actor, storeIds: stores.map(({ id }) => id) }),
  ])
  const [fees, collections] = value
  const currencies = stores.map(({ region }) => areaOf(region).currency)
  const count = (currency: string) => currencies.filter((one) => one === currency).length
  return {
    families: (['food', 'parcel', 'express'] as const).filter((family) =>
      stores.some(({ families }) => families.includes(family)),
    ),
    storeIds: stores.map(({ id }) => id),
    days,
    fees,
    collections,
    currencies: [...new Set(currencies)].toSorted(
      (a, b) => count(b) - count(a) || (a < b ? -1 : 1),
    ),
    columns,
    months: monthsUpTo(today),
    asOf: asOf.toISOString(),
  }
}

/** What the columns of an invoice were called last at any of some stores; null where nobody said so. */
async function readInvoiceColumns(
  queries: Queries,
  { actor, storeIds }: { actor: Actor; storeIds: readonly number[] },
): Promise<InvoiceColumns | null> {
  const [row] = await queries
    .select()
    .from(invoiceColumns)
    .where(inArray(invoiceColumns.storeId, storesWhere(actor, 'reports.see', storeIds)))
    .orderBy(desc(invoiceColumns.savedAt), asc(invoiceColumns.storeId))
    .limit(1)
  return row ? { number: row.numberColumn, amount: row.amountColumn } : null
}

/** The months (`YYYY-MM`) up to that of a local day, the latest first. */
function monthsUpTo(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  )
}
