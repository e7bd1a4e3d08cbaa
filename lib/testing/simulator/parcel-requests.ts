import type { Envelope } from './stranger'

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

type Body = Readonly<Record<string, unknown>>
type Headers = Readonly<Record<string, string>>

const CREDENTIALS = { client_id: '10001', client_secret: 'simulator-client-secret' }

/** A client of the parcel family that knows nothing but the specification. */
export class ParcelStranger {
  private token: string | undefined

  constructor(private readonly url: string) {}

  /** Any request; `headers` replace or add to the usual ones, an empty text leaves one out. */
  async send(path: string, body: Body | string, headers: Headers = {}) {
    const all = { ...(await this.headers()), ...headers }
    const response = await fetch(`${this.url}/parcel/v1.0${path}`, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return {
      status: response.status,
      headers: response.headers,
      answer: (await response.json()) as Envelope,
    }
  }

  /** What must succeed; its `data`. */
  async data(path: string, body: Body, headers: Headers = {}): Promise<Record<string, unknown>> {
    const { status, answer } = await this.send(path, body, headers)
    if (status !== 200 || answer.error !== 0)
      throw new Error(`${path}: ${status} ${answer.error} ${answer.err_msg ?? ''}`)
    return (answer.data ?? {}) as Record<string, unknown>
  }

  /** A new token, from now on the one that is used. */
  async logIn() {
    const response = await fetch(`${this.url}/parcel/v1.0/oauth/token`, {
      method: 'POST',
      body: JSON.stringify(CREDENTIALS),
    })
    const { data } = (await response.json()) as { data: { access_token: string } }
    this.token = data.access_token
    return this.token
  }

  private async headers(): Promise<Headers> {
    const token = this.token ?? (await this.logIn())
    return {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json;charset=UTF-8',
      'KS-Region': 'HK',
      'KS-Lang': 'en',
    }
  }
}
