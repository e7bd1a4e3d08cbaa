import 'server-only'
import type { Database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import { orderOnPlatform } from '@/lib/orders/order-store'
import type { Priority } from '@/lib/platform/throttle'
import { askLabel } from './ask-label'
import { downloadLabel } from './download-label'
import { keepLabel } from './keep-label'
import { mayBeLocker } from './may-be-locker'
import { readLabel, type Label } from './read-label'
import { normalChoice, type LabelChoice } from './schema'

/**
 * The label of a waybill as the platform prints it (express §4.2), from what is kept here or else
 * from the platform, and kept from then on. One with a size of its own has the paper '' and 0 copies;
 * one that came without options for a reason that may pass answers this choice, and no other.
 * Whoever calls decides who may see it. Throws `labelNotYet` for an order that is not a waybill of
 * the platform's, `labelTooSoon`, `labelNotFetched`, and what the platform refuses.
 */
export async function fetchLabel(
  input: { db: Database; orderId: number; priority: Priority } & LabelChoice,
): Promise<Label> {
  const { db, orderId, priority } = input
  const choice = normalChoice(input)
  const kept = await readLabel(db, orderId, choice)
  if (kept) return kept
  const found = await orderOnPlatform(db, orderId)
  const merchantId = found?.store.expressMerchantId ?? null
  if (found?.family !== 'express' || merchantId === null) throw new Problem('labelNotYet')
  const { platformOrderId } = found
  const { url, hasOwnSize } = await askLabel({
    ...{ merchantId, platformOrderId, choice, priority },
    mayBeLocker: await mayBeLocker(db, orderId),
  })
  const downloaded = await downloadLabel(url)
  const kind = hasOwnSize ? ({ paper: '', copies: 0 } as const) : choice
  return keepLabel(db, { orderId, ...kind, ...downloaded })
}
