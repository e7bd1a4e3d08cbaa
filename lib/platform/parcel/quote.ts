import type { Region } from '@/lib/domain/areas'
import type { BearerCall } from '../bearer-channel'
import type { JsonValue } from '../parse-json'
import { draftFields, type ParcelOrderDraft } from './order-fields'
import { factsOf, findQuotationKey, type Fact } from './quotation'

export type ParcelQuote = {
  /** What creation takes; null when none was found, and then creation goes without. */
  readonly quotationKey: string | null
  /** Everything else that came, to be shown: what it means is not published. */
  readonly facts: readonly Fact[]
  readonly raw: JsonValue
}

/** Conventions §4.8: as creation, without a key. What it answers is not published (trap 31). */
export function quote(draft: ParcelOrderDraft, region: Region): BearerCall<ParcelQuote> {
  return {
    operation: 'quote',
    path: '/order/quote',
    body: () => draftFields(draft, region),
    answer: (data) => {
      const found = findQuotationKey(data)
      return {
        quotationKey: found?.key ?? null,
        facts: factsOf(data).filter(({ name }) => name !== found?.name),
        raw: data,
      }
    },
  }
}
