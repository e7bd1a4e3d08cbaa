import { areaOf, type Region } from '@/lib/domain/areas'
import type { Canceller } from '@/lib/orders/model/figure'
import type { Family } from '@/lib/domain/stages'
import type { CountRow, Overview } from './overview'
import type { ReportDays } from './report-days'

/** Why orders were cancelled, in the words of whoever did it; '' where nobody said. */
export type Cancellations = { by: Canceller; reason: string; orders: number }

/** What delivered orders were worth in one currency; never added to another's. */
export type OrderValue = { region: Region; cents: number; orders: number }

/** Everything on the overview's page. */
export type Report = {
  family: Family
  /** What else the person could look at. */
  families: readonly Family[]
  storeIds: readonly number[]
  days: ReportDays
  overview: Overview
  cancellations: Cancellations[]
  values: OrderValue[]
  /** When it was counted; ISO. */
  asOf: string
}

/** What the delivered orders of `now` were worth, by currency: those of two are never added. */
export function valuesOf(
  counts: readonly CountRow[],
  stores: readonly { id: number; region: Region }[],
): OrderValue[] {
  const values = new Map<string, OrderValue>()
  for (const { id, region } of stores.toSorted((a, b) => (a.region < b.region ? -1 : 1))) {
    const row = counts.find(({ period, storeId }) => period === 'now' && storeId === id)
    if (!row || row.valued === 0) continue
    const { currency } = areaOf(region)
    const known = values.get(currency) ?? { region, cents: 0, orders: 0 }
    const [cents, orders] = [known.cents + row.valueCents, known.orders + row.valued]
    values.set(currency, { ...known, cents, orders })
  }
  return [...values.values()]
}
