import type { Controls } from './controls'
import { readableText } from './readable-text'

/** GET /_control/callbacks?order_id=…: every delivery attempt, oldest first. */
export function listCallbacks({ attempts }: Controls, query: URLSearchParams) {
  const orderId = query.get('order_id')
  return attempts
    .list()
    .filter(({ callback }) => orderId === null || callback.orderId === orderId)
    .map(({ url, body, at, attempt, status, response, ok }) => ({
      url,
      body: readableText(body),
      raw: body,
      at,
      attempt,
      status,
      response: response === null ? null : readableText(response),
      ok,
    }))
}
