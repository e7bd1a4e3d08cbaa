import { openOrder } from '../open-order'
import { readParcelRequest } from '../input/order-input'
import type { ParcelOperation } from '../parcel-call'

/**
 * POST /order/create (conventions §4.4). The same client order id makes an order once in 60 seconds
 * (40303); after that it makes another one, which no client should want.
 */
export const createOrder: ParcelOperation = (call, parcels) => {
  const quotationKey = call.fields.optionalText('quotation_key') ?? ''
  const request = readParcelRequest(call, parcels.world.clock.now())
  const key = `create ${request.merchantId} ${request.clientOrderId}`
  return parcels.once(key, () => {
    if (quotationKey !== '') parcels.quotations.check(quotationKey, request)
    const { merchant, lang, region } = call
    const order = openOrder(parcels, { request, merchant, lang, region })
    return { order_id: order.orderId }
  })
}
