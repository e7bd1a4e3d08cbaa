import type { Family } from '@/lib/domain/stages'
import type { ReportDays } from './report-days'

/** Whence a fee is known, the surest last. */
export const FEE_SOURCES = ['estimated', 'agreed', 'reported'] as const
export type FeeSource = (typeof FEE_SOURCES)[number]

/** How many orders have a figure, and what these come to in whole cents. */
export type Sum = { orders: number; cents: number }

/** Fees of the orders of one store and family, none of which was refused. */
export type Fees = Readonly<Record<FeeSource, Sum>> & {
  storeId: number
  family: Family
  /** ISO 4217. */
  currency: string
  orders: number
  /** Of which nothing is known from any source. */
  unknown: number
  /** Of which something was reported that is no amount of the store's currency. */
  unreadable: number
  /** Where both what was agreed, else estimated, and what was reported are known: what each comes to. */
  compared: { orders: number; ours: number; reported: number }
}

/** What became of money to be collected. */
export const COLLECTING = ['taken', 'out', 'waiting', 'returned'] as const
export type Collecting = (typeof COLLECTING)[number]

/** Of one currency: what was to be collected, by what became of it. */
export type Collection = Readonly<Record<Collecting, Sum>> & { currency: string; expected: Sum }

export type Collections = {
  byFamily: (Collection & { family: Family })[]
  /** `day` is a store's local one. */
  byDay: (Collection & { day: string })[]
  /** '' is a name, or a kind, that nobody told. */
  byCourier: (Collection & { name: string; kind: string })[]
  /** Food that couriers bring, by how it is paid (food §4.2 `cod_type`). */
  byPayment: (Collection & { payment: number })[]
}

/** Everything on the page Money. */
export type MoneyReport = {
  /** The families that the person sees at any of the stores. */
  families: readonly Family[]
  storeIds: readonly number[]
  days: ReportDays
  fees: Fees[]
  collections: Collections
  /** The currencies of the stores, the most frequent first. */
  currencies: string[]
  /** What the columns of the platform's last invoice were called; null while there was none. */
  columns: InvoiceColumns | null
  /** Months of which there may be a statement, the latest first (`YYYY-MM`). */
  months: string[]
  /** ISO. */
  asOf: string
}

/** What columns of an invoice hold, by their names in its header. */
export type InvoiceColumns = { number: string; amount: string }

/** An order as statements and matching need it. Instants in ISO, amounts in whole cents. */
export type MoneyOrder = {
  id: number
  family: Family
  storeId: number
  currency: string
  clientOrderId: string
  platformOrderId: string | null
  departs: string
  outcome: 'delivered' | 'cancelled' | 'refused' | 'open'
  estimated: number | null
  agreed: number | null
  reported: number | null
  collect: number | null
  collecting: Collecting | null
}

/** The surest figure of an order's fee: what was reported, else agreed, else estimated. */
export function bestFee(
  order: Pick<MoneyOrder, FeeSource>,
): { cents: number; source: FeeSource } | null {
  for (const source of FEE_SOURCES.toReversed()) {
    const cents = order[source]
    if (cents !== null) return { cents, source }
  }
  return null
}
