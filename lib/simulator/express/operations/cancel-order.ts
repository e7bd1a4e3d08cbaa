import { submissionKey } from '../../core/signed/repeat-guard'
import { PlatformError } from '../../core/signed/platform-error'
import type { ExpressOperation } from '../express-state'
import { orderFields } from '../input/order-input'
import { CANCELLED, PLACED } from '../statuses'

/**
 * POST /order/homeexpress/cancel (express §3, §4.6): only in legacy status 8 and before the cut-off.
 * Which code says otherwise is not shown; 262111, the code of a cut-off that has passed, does for both.
 * The cut-off is the start of the pickup slot; a waybill without one has none.
 */
export const cancelOrder: ExpressOperation = ({ fields, data }, express) => {
  const key = orderFields(fields)
  return express.once(submissionKey('cancel', data), () => {
    const order = express.order(key)
    if (order.life.status !== PLACED)
      throw new PlatformError(262111, `order_id has status ${order.life.status}, not ${PLACED}`)
    const cutOff = order.slots.pickup?.startsAt
    if (cutOff !== undefined && express.world.clock.now() >= cutOff)
      throw new PlatformError(262111, 'order_id is past its cut-off')
    order.life.cancel(CANCELLED)
    return { order_id: order.orderId }
  })
}
