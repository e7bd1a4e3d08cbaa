import type { IncomingMessage } from 'node:http'
import type { Refusal } from './refuse'

type Limits = { bytes: number; withinMs: number }

const TOO_LARGE: Refusal = { status: 413, reason: 'too-large' }
const TOO_SLOW: Refusal = { status: 408, reason: 'too-slow' }

/**
 * Holds a request's body to a size and a time. False when it says itself that it is too large: then
 * nothing was read. One that does not say is counted as it comes, and stopped at the limit; nothing
 * is held here. `stop` is called once at most.
 */
export function boundBody(
  request: IncomingMessage,
  { bytes, withinMs }: Limits,
  stop: (refusal: Refusal) => void,
): boolean {
  const { headers } = request
  if (Number(headers['content-length'] ?? 0) > bytes) {
    stop(TOO_LARGE)
    return false
  }
  const hasBody =
    headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined
  if (!hasBody) return true

  const once = (refusal: Refusal) => {
    clearTimeout(timer)
    stop(refusal)
  }
  const timer = setTimeout(() => once(TOO_SLOW), withinMs)
  request.once('close', () => clearTimeout(timer))
  let seen = 0
  const push = request.push.bind(request)
  request.push = (chunk: Buffer | null, encoding) => {
    // The end of the body.
    if (chunk === null) clearTimeout(timer)
    else seen += chunk.length
    if (seen <= bytes) return push(chunk, encoding)
    once(TOO_LARGE)
    return true
  }
  return true
}
