import { parseDollars } from '@/lib/domain/money'
import type { QuoteAnswer } from './parcel-form'

/** Names of what a quote comes to; the specification publishes none (decision 0015). */
const TOTALS = ['total', 'total_fee', 'total_price']

/** What a quote comes to altogether, in dollars as the platform wrote it; null where it does not say. */
export function quotedTotal(facts: readonly QuoteAnswer['facts'][number][]): string | null {
  const total = facts.find(
    ({ name, value }) => TOTALS.includes(name) && parseDollars(value) !== null,
  )
  return total?.value ?? null
}
