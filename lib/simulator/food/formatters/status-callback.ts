import { epochSeconds } from '../../core/clock'
import { coordinateText } from '../../core/coordinates'
import { predictionOf } from '../minutes'
import type { FoodOrder } from '../order'
import { ACCEPTED, AT_STORE, COMPLETED, statusText } from '../statuses'
import { lastUpload, partnerOf } from '../whereabouts'

/**
 * `data` of a status callback (food §6.1). Strings of what has not happened are empty; predictions are
 * null once reached, and all of them once the order is cancelled, when nothing is predicted any more.
 * `tasks` belongs to customised packages, which the simulator's account does not have.
 */
export function statusCallback(order: FoodOrder, speed: number, now: number) {
  const { cancellation, life } = order
  const partner = partnerOf(order)
  const upload = lastUpload(order, speed, now)
  return {
    meta: { lang: order.lang, region: order.region },
    order_id: order.orderId,
    client_order_id: order.request.clientOrderId,
    timestamp: epochSeconds(life.enteredAt),
    order_status: life.status,
    status_desc: statusText(life.status, order.lang),
    partner: {
      partner_name: partner?.name ?? '',
      partner_phone: partner?.phone ?? '',
      partner_location: upload ? coordinateText(upload.position) : '',
    },
    cancel: {
      cancel_reason: cancellation?.reason ?? '',
      code: cancellation?.code ?? '',
      cancel_user: cancellation?.user ?? '',
      cancel_time: cancellation ? String(epochSeconds(cancellation.at)) : '',
    },
    ...predictionUntil(order, ACCEPTED, 'predicted_accept_time'),
    ...predictionUntil(order, AT_STORE, 'predicted_showup_time'),
    ...predictionUntil(order, COMPLETED, 'predicted_delivery_time'),
  }
}

function predictionUntil(order: FoodOrder, status: number, name: string) {
  const reached = order.life.over || order.life.status >= status
  const prediction = reached ? undefined : predictionOf(order.life.remainingMs(status))
  return { [name]: prediction?.time ?? null, [`${name}_range`]: prediction?.time_range ?? null }
}
