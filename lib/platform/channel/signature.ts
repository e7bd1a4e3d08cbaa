import { createHash } from 'node:crypto'
import { numberAsWritten } from '../http/parse-json'

/** What the operator issued for food, express and all callbacks (conventions §5.2). */
export type SignatureCredentials = {
  readonly appId: number
  /** Confidential: goes into digests and nowhere else. */
  readonly secretKey: string
}

type SignedMessage<Data> = {
  readonly auth: { readonly appid: number; readonly timestamp: number; readonly signature: string }
  readonly data: Data
}

/**
 * The text that is signed: of the top-level members only numbers and strings, sorted by the bytes
 * of their keys, `key=value` joined by `&`, nothing escaped (conventions §5.2 rule 2).
 */
export function requestParamString(data: Readonly<Record<string, unknown>>): string {
  return Object.entries(data)
    .flatMap(([key, value]) => {
      const text = signedText(value)
      return text === null ? [] : [{ key: Buffer.from(key), line: `${key}=${text}` }]
    })
    .sort((a, b) => Buffer.compare(a.key, b.key))
    .map(({ line }) => line)
    .join('&')
}

/**
 * MD5 in lower-case hexadecimals. With nothing to sign the digested text starts with `&` (rule 3).
 * `appId` and `timestamp` may be given as they were written in a message received.
 */
export function signature(
  params: string,
  { appId, secretKey }: { readonly appId: number | string; readonly secretKey: string },
  timestamp: number | string,
): string {
  return createHash('md5').update(`${params}&${appId}&${secretKey}&${timestamp}`).digest('hex')
}

/** Wraps and signs what goes out; `nowSeconds` is the time of sending, whole seconds since 1970. */
export function sign<Data extends Readonly<Record<string, unknown>>>(
  data: Data,
  credentials: SignatureCredentials,
  nowSeconds: number,
): SignedMessage<Data> {
  return {
    auth: {
      appid: credentials.appId,
      timestamp: nowSeconds,
      signature: signature(requestParamString(data), credentials, nowSeconds),
    },
    data,
  }
}

/** A number prints as JSON prints it, or as it was received; null for what is not signed. */
function signedText(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return Number.isFinite(value) ? JSON.stringify(value) : null
  return numberAsWritten(value)
}
