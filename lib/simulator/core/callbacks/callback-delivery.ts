import { epochSeconds, type Clock } from '../clock'
import { type Credentials, signatureOf } from '../signed/signature'

/** After a failed attempt the next one follows this much later; after the last, nothing (conventions §6). */
export const RETRY_DELAYS_S = [15, 15, 30, 180, 1800, 1800, 1800, 1800, 3600] as const

/** A callback to be sent: the developer's path for the family, and `data` with `meta`. */
export type OutgoingCallback = {
  readonly path: string
  readonly orderId: string
  readonly status: number
  readonly data: Readonly<Record<string, unknown>>
}

export type PostResult = { readonly status: number; readonly text: string }
export type Post = (url: string, body: string) => Promise<PostResult>

/** One delivery attempt, as the control interface shows it. */
export type CallbackAttempt = {
  readonly callback: OutgoingCallback
  readonly url: string
  readonly body: string
  /** Milliseconds since the epoch. */
  readonly at: number
  /** 1 for the first. */
  readonly attempt: number
  /** HTTP status, or null when there was no answer. */
  readonly status: number | null
  readonly response: string | null
  readonly ok: boolean
}

/**
 * Sends a callback once. Each attempt is signed at its own moment, so that a retry half an hour later
 * is still within the receiver's 180 seconds; `data`, with the time of the event, stays the same.
 */
export async function attemptDelivery(
  callback: OutgoingCallback,
  attempt: number,
  {
    url,
    post,
    clock,
    credentials,
  }: { url: string; post: Post; clock: Clock; credentials: Credentials },
): Promise<CallbackAttempt> {
  const at = clock.now()
  const timestamp = epochSeconds(at)
  const signature = signatureOf(callback.data, credentials, timestamp)
  const auth = { appid: credentials.appid, timestamp, signature }
  const body = JSON.stringify({ auth, data: callback.data })
  const result = await post(url, body).catch(() => undefined)
  return {
    callback,
    url,
    body,
    at,
    attempt,
    status: result?.status ?? null,
    response: result?.text ?? null,
    ok: result !== undefined && acknowledges(result),
  }
}

/** Only HTTP 200 with a JSON object whose `error` is the number 0 counts (conventions §6 rules 2 and 3). */
function acknowledges({ status, text }: PostResult) {
  if (status !== 200) return false
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null && 'error' in answer && answer.error === 0
  } catch {
    return false
  }
}
