import 'server-only'
import type { OrderChange, OrderRow } from '@/lib/orders/lock-order'
import { mergePredictions } from '@/lib/orders/status/predictions'
import { provePlaced } from '@/lib/orders/placing/prove-placed'
import { weighStatus } from '@/lib/orders/status/weigh-status'
import { parseFoodCallback, type FoodCallback } from '@/lib/platform/food-callback'
import type { ApplyCallback, CallbackKind } from './callback-kind'
import { storedData, textOf } from './read-stored-callback'

/**
 * The courier as the callback names them. That part is not signed (convention §5.2): it is shown as
 * a hint until a query has confirmed it, and never replaces what was confirmed.
 */
function hintOfCourier(order: OrderRow, callback: FoodCallback): OrderChange {
  const { courier } = callback.unsigned
  if (!courier || order.courierConfirmed) return {}
  return { courierName: courier.name, courierPhone: courier.phone }
}

/** What the signature did not cover, kept under that name: nothing depends on it. */
function unsignedDetail({ unsigned }: FoodCallback): { detail?: Record<string, unknown> } {
  const { cancel, tasks } = unsigned
  return cancel || tasks.length > 0 ? { detail: { unsigned: { cancel, tasks } } } : {}
}

const applyFood: ApplyCallback = async (tx, order, { raw }) => {
  const callback = parseFoodCallback(storedData(raw))
  if (!callback) return null
  const proof = { source: 'callback', platformOrderId: callback.orderId, at: callback.at } as const
  const evidence = await provePlaced(tx, order, proof)
  const status = await weighStatus(tx, { ...order, ...evidence } as OrderRow, {
    source: 'callback',
    code: callback.code,
    text: callback.text,
    at: callback.at,
    ...unsignedDetail(callback),
  })
  const change = {
    ...evidence,
    ...status.change,
    ...hintOfCourier(order, callback),
    predictions: mergePredictions(order.predictions, callback.predictions, callback.at),
  }
  return { event: status.event, change }
}

export const foodCallback: CallbackKind = {
  family: 'food',
  identifiedBy: 'content',
  identify: (data) => ({
    platformOrderId: textOf(data['order_id']),
    clientOrderId: textOf(data['client_order_id']),
  }),
  apply: applyFood,
  acknowledgement: { error: 0, err_msg: '' },
}
