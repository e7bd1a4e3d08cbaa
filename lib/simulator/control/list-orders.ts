import type { Controls } from './controls'

/** GET /_control/orders: every order that there is, those of one family after the other. */
export function listOrders({ families }: Controls) {
  return families.flatMap((family) =>
    family.orders().map(({ orderId, clientOrderId, status }) => ({
      base_path: family.basePath,
      order_id: orderId,
      client_order_id: clientOrderId,
      status,
    })),
  )
}
