import 'server-only'
import type { ExpressVocabulary } from '@/lib/domain/express/express-vocabulary'
import type { OrderRow } from '@/lib/orders/lock-order'
import { provePlaced } from '@/lib/orders/placing/prove-placed'
import { weighStatus } from '@/lib/orders/status/weigh-status'
import { parseExpressCallback } from '@/lib/platform/express-callback'
import { parseExpressLegacyCallback } from '@/lib/platform/express-legacy-callback'
import { isJsonObject, type JsonValue } from '@/lib/platform/http/parse-json'
import type { ApplyCallback, CallbackKind } from './callback-kind'
import { signedAtOf, storedData, textOf } from './read-stored-callback'

type SignedStatus = { orderId: string; code: number; text: string | null; at: Date }

/** What the callback with current codes has and the other has not (express §6.1, §6.2). */
const ONLY_CURRENT = ['merchant_id', 'shipment_code', 'exception_description']

/** By what it says and not by the address it came to, which the merchant may have mixed up. */
function vocabularyTold(data: JsonValue): ExpressVocabulary {
  const isCurrent = isJsonObject(data) && ONLY_CURRENT.some((name) => name in data)
  return isCurrent ? 'current' : 'legacy'
}

/** What is wrong by its own words, empty when nothing is; undefined where it says nothing of that. */
function exceptionTold(data: JsonValue): string | undefined {
  const saysIt = isJsonObject(data) && 'exception_description' in data
  return saysIt ? (parseExpressCallback(data)?.exception ?? '') : undefined
}

/** Everything that an express callback says is signed: it moves the order by itself. */
function applyExpress(read: (data: JsonValue) => SignedStatus | null): ApplyCallback {
  return async (tx, order, { raw }) => {
    const data = storedData(raw)
    const callback = read(data)
    if (!callback) return null
    const { orderId, code, text, at } = callback
    const proof = { source: 'callback', platformOrderId: orderId, at } as const
    const evidence = await provePlaced(tx, order, proof)
    const status = await weighStatus(tx, { ...order, ...evidence } as OrderRow, {
      source: 'callback',
      code,
      text,
      at,
      detail: { vocabulary: vocabularyTold(data) },
      exception: exceptionTold(data),
      signedAt: signedAtOf(raw),
    })
    return { event: status.event, change: { ...evidence, ...status.change } }
  }
}

const expressKind = (read: (data: JsonValue) => SignedStatus | null): CallbackKind => ({
  family: 'express',
  identifiedBy: 'content',
  identify: (data) => ({
    platformOrderId: textOf(data['order_id']),
    clientOrderId: textOf(data['client_order_id']),
  }),
  apply: applyExpress(read),
  acknowledgement: { error: 0, err_msg: '' },
})

/** Current codes (express §6.1). */
export const expressCallback = expressKind(parseExpressCallback)

/** Legacy codes (express §6.2). */
export const expressLegacyCallback = expressKind(parseExpressLegacyCallback)
