import { createHash } from 'node:crypto'
import { WireNumber } from './wire'

export type Credentials = { readonly appid: number; readonly secretKey: string }

/** `request_param_string`: the signed members of `data`, sorted, unescaped (conventions §5.2 step 2). */
export function requestParamString(data: Readonly<Record<string, unknown>>) {
  const parts: [string, string][] = []
  for (const [name, value] of Object.entries(data)) {
    const text = signedText(value)
    if (text !== undefined) parts.push([name, text])
  }
  parts.sort(([a], [b]) => compareBytes(a, b))
  return parts.map(([name, text]) => `${name}=${text}`).join('&')
}

/** `pre_signature` (step 3). With nothing to sign it starts with `&`. */
export const preSignature = (
  data: Readonly<Record<string, unknown>>,
  { appid, secretKey }: Credentials,
  timestamp: number,
) => `${requestParamString(data)}&${appid}&${secretKey}&${timestamp}`

/** The signature of a request or callback: MD5, 32 lowercase hexadecimal characters (step 4). */
export const signatureOf = (
  data: Readonly<Record<string, unknown>>,
  credentials: Credentials,
  timestamp: number,
) =>
  createHash('md5')
    .update(preSignature(data, credentials, timestamp), 'utf8')
    .digest('hex')

/** Only numbers and strings are signed; null, booleans, objects and lists are dropped. */
function signedText(value: unknown) {
  if (typeof value === 'string') return value
  if (value instanceof WireNumber) return value.text
  return typeof value === 'number' ? String(value) : undefined
}

/** Bytewise over UTF-8, which differs from JavaScript's own order outside the basic plane. */
function compareBytes(a: string, b: string) {
  return Buffer.compare(Buffer.from(a, 'utf8'), Buffer.from(b, 'utf8'))
}
