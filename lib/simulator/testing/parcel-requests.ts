import type { ParcelStranger } from './parcel-stranger'

let count = 0

export const PICKUP = {
  address: '88 Queensway',
  coordinate: '22.2775,114.1655',
  contact: [{ name: 'Front desk', phone: '28001234' }],
}
export const DROP_OFF = {
  address: '1 Hennessy Road',
  coordinate: '22.2780, 114.1720',
  contact: [{ name: 'Chan', phone: '91234567' }],
}
export const ITEMS = { amount: '120.50', weight: '1.25', box: 'S' }

/** A real-time DASH2HR creation of the merchant with a contract; `change` replaces members. */
export function parcelCreation(change: Readonly<Record<string, unknown>> = {}) {
  count += 1
  return {
    merchant_id: '700001',
    client: { order_id: `P-${String(count).padStart(6, '0')}` },
    product_code: 'DASH2HR',
    path: [PICKUP, DROP_OFF],
    items: ITEMS,
    ...change,
  }
}

/** The same for MPOINTS, which asks for a contact and a position. */
export const multiPointCreation = (change: Readonly<Record<string, unknown>> = {}) =>
  parcelCreation({
    product_code: 'MPOINTS',
    contact: { name: 'Wong', phone: '61112222' },
    preferences: [{ type: 'business_position', value: 'VAN' }],
    path: [PICKUP, DROP_OFF, { ...DROP_OFF, address: '3 Gloucester Road' }],
    ...change,
  })

/** Creates an order; the two members by which its merchant asks for it. */
export async function createdParcel(
  parcels: ParcelStranger,
  request: Readonly<Record<string, unknown>> = parcelCreation(),
  headers: Readonly<Record<string, string>> = {},
) {
  const data = await parcels.data('/order/create', request, headers)
  const orderId = String(data['order_id'])
  return { orderId, key: { merchant_id: request['merchant_id'], order_id: orderId } }
}
