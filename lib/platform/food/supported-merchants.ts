import type { JsonValue } from '../http/parse-json'
import type { SignedCall } from '../channel/signature-channel'
import { listOf, minutesRange, natural, record, requiredText, text, whole } from '../wire-values'
import { toPrediction, type Prediction } from './prediction'
import { destinationFields, type Destination, type StoreRef } from './references'

/** Why there are no stores is an outcome, not an error (food §4.7). */
const OUTCOMES = {
  0: 'supported',
  101: 'no-store',
  102: 'no-store-there',
  103: 'closing-soon',
  104: 'too-slow',
} as const

type SupportedMerchants = {
  /** `unknown` for a status that the specification does not list. */
  readonly outcome: (typeof OUTCOMES)[keyof typeof OUTCOMES] | 'unknown'
  readonly status: number
  /** Each with the predicted time to the door. */
  readonly stores: readonly (StoreRef & { readonly merchantId: string | null } & Prediction)[]
  readonly raw: JsonValue
}

/** Food §4.7. Stores of the whole brand, which may be more than ours. */
export function supportedMerchants(to: Destination): SignedCall<SupportedMerchants> {
  return {
    operation: 'supportedMerchants',
    changes: false,
    path: '/order/takeaway/merchants/supported',
    data: () => destinationFields(to),
    answer: readSupported,
  }
}

const store = record({
  merchant_id: text,
  client_merchant_id: requiredText,
  prediction: record({ quote_time: natural, quote_time_range: minutesRange }),
})
const supported = record({ status: whole, merchants: listOf(store) })

function readSupported(data: JsonValue): SupportedMerchants {
  const { status, merchants } = supported.parse(data)
  if (status === null) throw new Error('no status')
  const outcomes: Readonly<Record<number, SupportedMerchants['outcome']>> = OUTCOMES
  return {
    outcome: outcomes[status] ?? 'unknown',
    status,
    stores: merchants.map(({ client_merchant_id, merchant_id, prediction }) => ({
      storeCode: client_merchant_id,
      merchantId: merchant_id,
      ...toPrediction(prediction.quote_time, prediction.quote_time_range),
    })),
    raw: data,
  }
}
