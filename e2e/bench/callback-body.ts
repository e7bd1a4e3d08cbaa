import type { LiveOrder } from './live-orders'
import { signedBody } from './signed-body'

/** A status callback of the food family (food §6.1), signed now, about a status of `at`. */
export function callbackBody(order: LiveOrder, status: number, at: Date): string {
  const data = {
    meta: { lang: 'en', region: 'HK' },
    order_id: order.platformOrderId,
    client_order_id: order.clientOrderId,
    timestamp: Math.floor(at.getTime() / 1000),
    order_status: status,
    status_desc: `Status ${status}`,
    partner: {
      partner_name: 'Courier 7',
      partner_phone: '50000007',
      partner_location: '22.2819,114.1580',
    },
    cancel: { cancel_reason: '', code: '', cancel_user: '', cancel_time: '' },
    predicted_accept_time: null,
    predicted_accept_time_range: null,
    predicted_showup_time: 6,
    predicted_showup_time_range: '4-8',
    predicted_delivery_time: 20,
    predicted_delivery_time_range: '15-25',
  }
  return signedBody(data, new Date())
}
