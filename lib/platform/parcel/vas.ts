import type { z } from 'zod'
import type { Cents } from '@/lib/domain/money'
import type { ParcelProduct } from '@/lib/domain/parcel-products'
import type { BearerCall } from '../channel/bearer-channel'
import type { JsonValue } from '../http/parse-json'
import {
  anything,
  dollars,
  listOf,
  memberOr,
  record,
  requiredText,
  text,
  verbatim,
  webAddress,
} from '../wire-values'
import { merchantFields, type MerchantRef } from './references'

export type VasQuery = MerchantRef & { readonly product: ParcelProduct }

type Service = {
  readonly code: string
  readonly name: string | null
  readonly description: string | null
  readonly helpUrl: string | null
  readonly options: readonly ServiceOption[]
}

type ServiceOption = {
  /** To be passed to creation exactly as it came (conventions §4.2). */
  readonly count: string
  readonly label: string | null
  /** Null when it is not an amount; `feeText` is what came. */
  readonly fee: Cents | null
  readonly feeText: string | null
}

type Services = { readonly services: readonly Service[]; readonly raw: JsonValue }

/** Conventions §4.2: the value-added services that orders of a product may take. */
export function vas(query: VasQuery): BearerCall<Services> {
  return {
    operation: 'vas',
    changes: false,
    path: '/vas',
    body: () => ({ ...merchantFields(query), product_code: query.product }),
    answer: (data, isMissing) => ({
      services: listOf(service)
        .parse(memberOr(data, 'vas', [], isMissing))
        .map(toService),
      raw: data,
    }),
  }
}

const service = record({
  code: requiredText,
  name: text,
  description: text,
  help: webAddress,
  options: listOf(record({ count: verbatim, fee: anything, label: text })),
})

function toService({ code, name, description, help, options }: z.infer<typeof service>): Service {
  return {
    code,
    name,
    description,
    helpUrl: help,
    options: options.flatMap(({ count, fee, label }) =>
      // Without a count it cannot be ordered.
      count === null ? [] : [{ count, label, fee: dollars.parse(fee), feeText: text.parse(fee) }],
    ),
  }
}
