import 'server-only'
import type { Queries } from '@/lib/db/client'
import { areaOf } from '@/lib/domain/areas'
import type { Fees } from '../model/money'
import type { Days } from '../model/report-days'
import { readTallies } from '../tallies/read-tallies'
import { FEE_COUNTS, feesTally } from './fees-tally'
import { countedMoney, type MoneyStore } from './money-scope'

/** What is known of the fees of some days, by store and family; those of two currencies are never added. */
export async function readFees(
  queries: Queries,
  input: { stores: readonly MoneyStore[]; days: Days; now: Date },
): Promise<Fees[]> {
  const found: Fees[] = []
  for (const { family, stores, counted } of await countedMoney(queries, input)) {
    const rows = await readTallies(queries, feesTally, { family, counted, now: input.now })
    for (const { storeId, counts } of rows) {
      const store = stores.find(({ id }) => id === storeId)
      if (store)
        found.push({ storeId, family, currency: areaOf(store.region).currency, ...feesOf(counts) })
    }
  }
  return found.toSorted((a, b) => a.storeId - b.storeId || (a.family < b.family ? -1 : 1))
}

function feesOf(counts: readonly number[]): Omit<Fees, 'storeId' | 'family' | 'currency'> {
  const of = (name: (typeof FEE_COUNTS)[number]) => counts[FEE_COUNTS.indexOf(name)] ?? 0
  return {
    orders: of('orders'),
    unknown: of('unknown'),
    unreadable: of('unreadable'),
    estimated: { orders: of('estimated'), cents: of('estimatedCents') },
    agreed: { orders: of('agreed'), cents: of('agreedCents') },
    reported: { orders: of('reported'), cents: of('reportedCents') },
    compared: {
      orders: of('compared'),
      ours: of('comparedOurs'),
      reported: of('comparedReported'),
    },
  }
}
