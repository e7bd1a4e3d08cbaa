import {
  requestParamString,
  sign,
  signature,
  type SignatureCredentials,
} from '@/lib/platform/channel/signature'
import { isJsonObject, parseJsonAsWritten } from '@/lib/platform/http/parse-json'

/**
 * The body of a callback as the platform would send it at `now`, for tests of what receives it.
 * `data` may be given as JSON text, to be sent and signed exactly as written: `{"a":1.0}`.
 */
export function signForTests(
  data: Readonly<Record<string, unknown>> | string,
  credentials: SignatureCredentials,
  now: Date,
): string {
  const seconds = Math.floor(now.getTime() / 1000)
  if (typeof data !== 'string') return JSON.stringify(sign(data, credentials, seconds))
  const written = parseJsonAsWritten(data)?.value
  if (!isJsonObject(written)) throw new TypeError('Not the JSON text of an object')
  const auth = {
    appid: credentials.appId,
    timestamp: seconds,
    signature: signature(requestParamString(written), credentials, seconds),
  }
  return `{"auth":${JSON.stringify(auth)},"data":${data}}`
}
