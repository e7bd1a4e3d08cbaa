import { epochSeconds } from '../../core/clock'
import { orderUrl } from '../../core/order-url'
import { incorrect, PlatformError } from '../../core/platform-error'
import { chooseSlots } from '../choose-slots'
import type { ExpressOperation } from '../express-operation'
import { lockerCoded } from '../lockers'
import { openOrder } from '../open-order'
import type { ExpressRequest } from '../order'
import { readExpressRequest } from '../order-input'

/**
 * POST /order/homeexpress/create (express §4.1). The same client order id is refused for 60 seconds
 * (261005) and then makes another waybill; a client shipment code is good for one, for ever (263004).
 */
export const createOrder: ExpressOperation = ({ fields, lang }, express) => {
  const request = readExpressRequest(fields)
  express.recent.refuseRepeatOf(`create ${request.merchantId} ${request.clientOrderId}`)
  express.checkMerchant(request.merchantId)
  if (express.hasShipmentCode(request.clientShipmentCode))
    throw new PlatformError(263004, 'client_shipment_code')
  const locker = lockerOf(request)
  const slots = chooseSlots(request, express.world.clock.now())
  const order = openOrder(express, { request, slots, locker, lang })
  return {
    order_id: order.orderId,
    client_order_id: request.clientOrderId,
    order_url: orderUrl(express.world, order.orderId),
    timestamp: epochSeconds(order.createdAt),
  }
}

function lockerOf({ product, recipient }: ExpressRequest) {
  if (!product.isLocker) return undefined
  const locker = lockerCoded(recipient.lockerCode)
  if (!locker) throw incorrect('recipient.locker_code', 'there is no such locker')
  return locker
}
