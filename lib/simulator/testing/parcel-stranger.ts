import type { Envelope } from './stranger'

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
