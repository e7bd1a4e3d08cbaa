import { timingSafeEqual } from 'node:crypto'
import { isJsonObject, numberAsWritten, parseJson, parseJsonAsWritten } from './http/parse-json'
import type { JsonObject } from './http/parse-json'
import { requestParamString, signature, type SignatureCredentials } from './channel/signature'

type SignatureVerdict =
  | {
      readonly ok: true
      /** Only its top-level numbers and strings were signed; all else is a hint (conventions §5.2). */
      readonly data: JsonObject
      readonly appId: number
      /** Seconds since 1970, when the platform says it signed. */
      readonly timestamp: number
      /** Signed more than 180 seconds from now: perhaps a retry, so kept all the same. */
      readonly stale: boolean
    }
  | {
      readonly ok: false
      readonly reason: 'not-json' | 'no-envelope' | 'unknown-app' | 'bad-signature'
    }

/** Conventions §8. */
const LONGEST_SKEW_SECONDS = 180

/**
 * Decides whether the platform sent this body. The numbers are signed as they were written (`1.0`
 * is not `1`), so the body is taken as it came and never printed again. Several credentials may
 * share an appid, while a key is changed. A valid but stale callback passes: whether the platform
 * signs its retries anew is not published, and a lost status is worse than an old one.
 */
export function verifyCallback(
  rawBody: string,
  credentials: readonly SignatureCredentials[],
  nowSeconds: number,
): SignatureVerdict {
  const written = parseJsonAsWritten(rawBody)
  if (!written) return { ok: false, reason: 'not-json' }
  const envelope = readEnvelope(written.value)
  if (!envelope) return { ok: false, reason: 'no-envelope' }

  const ofApp = credentials.filter(({ appId }) => String(appId) === envelope.appId)
  const [first] = ofApp
  if (!first) return { ok: false, reason: 'unknown-app' }
  const params = requestParamString(envelope.data)
  const isSigned = ofApp.some((one) =>
    isSame(signature(params, one, envelope.timestamp), envelope.signature),
  )
  const data = isSigned ? dataOf(rawBody) : null
  if (!data) return { ok: false, reason: 'bad-signature' }

  const timestamp = Number(envelope.timestamp)
  const stale = Math.abs(nowSeconds - timestamp) > LONGEST_SKEW_SECONDS
  return { ok: true, data, appId: first.appId, timestamp, stale }
}

/** `appid` and `timestamp` as written, whether as a number or as text. */
function readEnvelope(body: unknown) {
  if (!isJsonObject(body)) return null
  const { auth, data } = body
  if (!isJsonObject(auth) || !isJsonObject(data)) return null
  const appId = digits(auth['appid'])
  const timestamp = digits(auth['timestamp'])
  const { signature } = auth
  if (appId === null || timestamp === null || typeof signature !== 'string') return null
  return { appId, timestamp, signature: signature.toLowerCase(), data }
}

function digits(value: unknown): string | null {
  const text = typeof value === 'string' ? value : numberAsWritten(value)
  return text !== null && /^\d{1,15}$/.test(text) ? text : null
}

/** In constant time, so that an answer's delay does not tell how much of a forgery was right. */
function isSame(expected: string, received: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(received)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function dataOf(rawBody: string): JsonObject | null {
  const body = parseJson(rawBody)?.value
  return isJsonObject(body) && isJsonObject(body['data']) ? body['data'] : null
}
