import { createHash } from 'node:crypto'
import type { Clock } from '@/lib/simulator/core/clock'

type Data = Readonly<Record<string, unknown>>
export type Envelope = {
  readonly error: number
  readonly err_msg?: string
  readonly data?: unknown
}

/** The signature as a stranger works it out from the specification, with none of the simulator's code. */
export function strangersSignature(data: Data, timestamp: number, secret = 'simulator-secret-key') {
  const signed = Object.keys(data)
    .sort()
    .filter((name) => ['string', 'number'].includes(typeof data[name]))
    .map((name) => `${name}=${String(data[name])}`)
    .join('&')
  return createHash('md5').update(`${signed}&10001&${secret}&${timestamp}`).digest('hex')
}

/** A client of the platform that knows nothing but the specification. */
export class Stranger {
  constructor(
    readonly url: string,
    private readonly clock: Clock,
    private readonly basePath: '/v1.3' | '/v1.1' = '/v1.3',
  ) {}

  /** A signed body; `auth` replaces members of the right one. */
  body(data: Data, auth: Data = {}) {
    const whole = { meta: { lang: 'en', region: 'HK' }, ...data }
    const timestamp = Math.floor(this.clock.now() / 1000)
    const signature = strangersSignature(whole, timestamp)
    return JSON.stringify({ auth: { appid: 10001, timestamp, signature, ...auth }, data: whole })
  }

  post(path: string, body: string) {
    const headers = { 'content-type': 'application/json' }
    return fetch(`${this.url}${path}`, { method: 'POST', headers, body })
  }

  /** Calls an operation of the family; HTTP 200 and the envelope are taken for granted. */
  async call(path: string, data: Data): Promise<Envelope> {
    const response = await this.post(`${this.basePath}${path}`, this.body(data))
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    return (await response.json()) as Envelope
  }

  /** As `call`, for what must succeed; its `data`. */
  async data(path: string, data: Data): Promise<Record<string, unknown>> {
    const answer = await this.call(path, data)
    if (answer.error !== 0) throw new Error(`${path}: ${answer.error} ${answer.err_msg ?? ''}`)
    return answer.data as Record<string, unknown>
  }

  async control(method: 'GET' | 'POST', path: string, body?: unknown) {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) }
    const response = await fetch(`${this.url}/_control${path}`, init)
    return { status: response.status, body: (await response.json()) as never }
  }
}
