import type { ExpressProduct } from '@/lib/domain/express/express-products'
import { cents, type Cents } from '@/lib/domain/money'
import type { ChosenSlots } from '@/lib/express/model/chosen-slots'
import type { ImportRow } from '@/lib/imports/model/import-view'
import type { RowCheck } from '../parse/check-rows'

type RowsSummary = {
  /** By product and times, the most rows first. */
  lots: { product: ExpressProduct; chosen: ChosenSlots; count: number }[]
  /** From how many recipients how much is collected, in all. */
  collect: { count: number; total: Cents }
}

/** What rows will be when they are created: how many of what, when, and what is collected. */
export function summariseRows(
  rows: readonly Pick<ImportRow, 'position'>[],
  checks: ReadonlyMap<number, RowCheck>,
): RowsSummary {
  const lots = new Map<string, RowsSummary['lots'][number]>()
  let [count, total] = [0, 0]
  for (const { position } of rows) {
    const { product, chosen, collectCents } = checks.get(position) ?? {}
    if (!product || !chosen || collectCents === undefined) continue
    const key = JSON.stringify([product, chosen])
    const lot = lots.get(key)
    if (lot) lot.count += 1
    else lots.set(key, { product, chosen, count: 1 })
    if (collectCents > 0) [count, total] = [count + 1, total + collectCents]
  }
  return {
    lots: [...lots.values()].sort((one, other) => other.count - one.count),
    collect: { count, total: cents(total) },
  }
}
