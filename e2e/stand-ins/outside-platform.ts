import { signedBody } from '../bench/signed-body'

/** What comes to the dashboard and to the platform without passing through each other. */

async function post(url: string, body: string): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body })
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  }
  return (await response.json()) as Record<string, unknown>
}

const seconds = () => Math.floor(Date.now() / 1000)

/**
 * A food callback as the platform signs it (food §6.1), with any code and words, about a moment
 * after everything that the simulator has said of the order.
 */
export async function sendFoodCallback(
  baseURL: string,
  said: { orderId: string; clientOrderId: string; code: number; text: string },
): Promise<void> {
  const data = {
    meta: { lang: 'en', region: 'HK' },
    order_id: said.orderId,
    client_order_id: said.clientOrderId,
    timestamp: seconds() + 2,
    order_status: said.code,
    status_desc: said.text,
  }
  await post(`${baseURL}/callbacks/food`, signedBody(data, new Date()))
}

type OutsideOrder = {
  store: string
  clientOrderId: string
  name?: string
  phone?: string
  address?: string
  /** As a form takes it: latitude and longitude. */
  pin?: string
}

/** An order that another system of the merchant's places; returns the platform's number. */
export async function placeElsewhere(simulatorUrl: string, order: OutsideOrder): Promise<string> {
  const { name = 'Chan', phone = '91234567', address = '1 Hennessy Road' } = order
  const { store, clientOrderId, pin = '22.2775, 114.1720' } = order
  const data = {
    meta: { lang: 'en', region: 'HK' },
    client_merchant_id: store,
    client_order_id: clientOrderId,
    order_time: seconds(),
    receive: {
      user_name: name,
      user_phone: phone,
      user_address: address,
      user_location: pin.replace(' ', ''),
    },
    order_detail: { total_price: 12_050 },
  }
  const url = `${simulatorUrl}/v1.3/order/takeaway/create`
  const { data: answer } = await post(url, signedBody(data, new Date()))
  const orderId = (answer as { order_id?: string } | undefined)?.order_id
  if (orderId === undefined) throw new Error('the simulator did not take the order')
  return orderId
}

/** A waybill that another system of the merchant's places, for the warehouse; its number. */
export async function placeWaybillElsewhere(
  simulatorUrl: string,
  waybill: { clientOrderId: string; recipient: string },
): Promise<string> {
  const data = {
    meta: { lang: 'en', region: 'HK' },
    merchant_id: 800_001,
    client_order_id: waybill.clientOrderId,
    product_code: 'HDP-SFWH-H',
    item_detail: [{ code: 'TEA-1', name: 'Tea', quantity: 1 }],
    sender: {},
    recipient: {
      type: 11,
      name: waybill.recipient,
      country_code: '852',
      phone: '61234567',
      district: 'HK',
      longitude: '114.1886',
      latitude: '22.3814',
      address: {
        building: 'Sha Tin Centre',
        street: '2 Wang Pok Street',
        district: '沙田區',
        area: 'New Territories',
      },
    },
    pickup: {},
    delivery: {},
  }
  const url = `${simulatorUrl}/v1.1/order/homeexpress/create`
  const { data: answer } = await post(url, signedBody(data, new Date()))
  const orderId = (answer as { order_id?: string } | undefined)?.order_id
  if (orderId === undefined) throw new Error('the simulator did not take the waybill')
  return orderId
}
