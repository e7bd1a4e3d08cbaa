import type { Stranger } from './stranger'

/** A kilometre and a half from HK-CENTRAL-01, on the island. */
export const WAN_CHAI = '22.2775,114.1720'
/** Across the harbour from HK-CENTRAL-01. */
export const TSIM_SHA_TSUI = '22.2975,114.1720'

let count = 0

/** A creation that the platform accepts; `change` replaces members. */
export function creation(change: Readonly<Record<string, unknown>> = {}) {
  count += 1
  return {
    client_merchant_id: 'HK-CENTRAL-01',
    client_order_id: `20260114${String(count).padStart(4, '0')}`,
    order_time: 1768363200,
    receive: {
      user_name: 'Chan',
      user_phone: '91234567',
      user_address: '1 Hennessy Road',
      user_location: WAN_CHAI,
    },
    order_detail: { total_price: 12050 },
    ...change,
  }
}

/** Creates an order; the answer's `data`, and the two members by which its store asks for it. */
export async function createdOrder(
  stranger: Stranger,
  change: Readonly<Record<string, unknown>> = {},
) {
  const request = creation(change)
  const data = await stranger.data('/order/takeaway/create', request)
  const orderId = String(data['order_id'])
  const key = { order_id: orderId, client_merchant_id: request.client_merchant_id }
  return { orderId, key, request, data }
}
