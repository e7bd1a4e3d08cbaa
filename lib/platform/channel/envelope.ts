import type { PlatformErrorReply } from '../errors'
import type { Failures } from '../failures'
import { isJsonObject, parseJson, type JsonObject, type JsonValue } from '../http/parse-json'
import type { Answer } from '../http/transport'

/**
 * Takes an answer apart (conventions §2.1, §7) and gives its `data`, null when there is none: some
 * successes carry only `error`. The family matters little here: food and express report business
 * errors with HTTP 200, parcel with 4xx; a 5xx leaves the outcome open in any of them.
 *
 * @throws PlatformRefused for an error code and for 4xx, ServerFailed for 5xx, UnreadableAnswer
 */
export function readEnvelope({ httpStatus, text }: Answer, failures: Failures): JsonValue {
  const body = parseJson(text)?.value
  const envelope = isJsonObject(body) ? body : null
  const code = envelope && errorCodeOf(envelope)
  if (httpStatus >= 400) {
    // A 4xx from a proxy or a wrong address has no envelope; its status is all there is to say.
    const isNamed = code !== null && code !== '0'
    const words = { httpStatus, code: isNamed ? code : `http-${httpStatus}` }
    const said = { ...words, platformText: envelope ? platformTextOf(envelope) : '' }
    throw isServersFault(said) ? failures.serverFailed(said) : failures.refused(said)
  }
  if (httpStatus < 200 || httpStatus >= 300) throw failures.unreadable(httpStatus, 'a redirect')
  if (!envelope || code === null) throw failures.unreadable(httpStatus, 'not an envelope')
  if (code !== '0') {
    const said = { httpStatus, code, platformText: platformTextOf(envelope) }
    throw isServersFault(said) ? failures.serverFailed(said) : failures.refused(said)
  }
  return envelope['data'] ?? null
}

/** Parcel's internal errors 50001 to 50006 say no more than a 5xx, whatever status they came with. */
function isServersFault({ httpStatus, code }: PlatformErrorReply): boolean {
  return httpStatus >= 500 || /^5000[1-6]$/.test(code)
}

/** The code as text; null when the body says neither success nor error. It may come as text. */
function errorCodeOf(envelope: JsonObject): string | null {
  const { error } = envelope
  if (typeof error !== 'number' && typeof error !== 'string') return null
  const text = String(error).trim()
  return /^-?\d+$/.test(text) ? text.replace(/^0+(?=\d)/, '') : null
}

/** `err_msg` or, in the parcel family's table, `error_msg` (conventions §2.1). */
function platformTextOf(envelope: JsonObject): string {
  const text = envelope['err_msg'] ?? envelope['error_msg']
  return typeof text === 'string' ? text : ''
}
