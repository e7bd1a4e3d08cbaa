import { epochSeconds } from '../../core/clock'
import { coordinateText } from '../../core/coordinates'
import { orderFields } from '../customer-fields'
import type { FoodOperation } from '../food-state'
import { deliveryAhead } from '../predictions'
import { lastUpload, partnerOf } from '../whereabouts'

/**
 * POST /tasker/takeaway/position_latest (food §4.6). Before anybody has accepted there is no partner and
 * no position: empty strings and 0, as the specification shows no error for it.
 */
export const getLatestPosition: FoodOperation = ({ fields, region }, food) => {
  const { orderId, clientMerchantId } = orderFields(fields)
  const order = food.order(orderId, clientMerchantId, region)
  const { speed, clock } = food.world
  const upload = lastUpload(order, speed, clock.now())
  const prediction = deliveryAhead(order)
  return {
    order_id: order.orderId,
    client_order_id: order.request.clientOrderId,
    partner_name: partnerOf(order)?.name ?? '',
    partner_location: upload ? coordinateText(upload.position) : '',
    upload_time: epochSeconds(upload?.at ?? 0),
    predicted_delivery_time: prediction.time,
    predicted_delivery_time_range: prediction.time_range,
  }
}
