import { epochSeconds } from '../clock'
import { Fields } from './fields'
import { incorrect, missing, PlatformError } from './platform-error'
import { regionNamed } from '../regions'
import { type Credentials, signatureOf } from './signature'
import { isWireObject, parseWire, type WireObject, type WireValue } from './wire'

const TIMESTAMP_WINDOW_S = 180

/** What an operation is called with, once the envelope has been accepted. */
export type Call = {
  readonly fields: Fields
  /** `data` as received. */
  readonly data: WireObject
  readonly lang: string
  readonly region: string
}

/**
 * Opens the request envelope of the signature families (conventions §2.2, §5.2), or throws a
 * `PlatformError`. The specification does not say in which order the platform checks; this one asks
 * who is speaking before it judges what is said, so that a stranger learns nothing about parameters:
 *
 * 1. the body is a JSON object (261003 when empty, 261004 otherwise);
 * 2. `auth.appid`, `auth.timestamp`, `auth.signature` and `data` are there (261003) and typed (261004);
 * 3. the account exists (262001);
 * 4. the timestamp is within 180 seconds (261002), before any digest is computed;
 * 5. the signature fits, over the numbers as written (262002);
 * 6. `data.meta.lang` and `data.meta.region` are there, typed and of the table (261003, 261004).
 *
 * The operation then checks its own parameters in the order of its table, and the state of orders
 * and stores last.
 */
export function openEnvelope(body: string, credentials: Credentials, now: number): Call {
  const envelope = readBody(body)
  const top = new Fields(envelope)
  const auth = top.group('auth')
  const appid = auth.int('appid')
  const timestamp = auth.int('timestamp')
  const signature = auth.text('signature')
  const data = envelope['data']
  if (data === undefined) throw missing('data')
  if (!isWireObject(data)) throw incorrect('data', 'must be an object')

  if (appid !== credentials.appid) throw new PlatformError(262001)
  if (Math.abs(epochSeconds(now) - timestamp) > TIMESTAMP_WINDOW_S) throw new PlatformError(261002)
  if (signature !== signatureOf(data, credentials, timestamp)) throw new PlatformError(262002)
  return { fields: new Fields(data), data, ...readMeta(top.group('data').group('meta')) }
}

function readBody(body: string): WireObject {
  if (body.trim() === '') throw missing('auth.appid')
  let value: WireValue
  try {
    value = parseWire(body)
  } catch {
    throw incorrect('body', 'not JSON, or a key is repeated')
  }
  if (!isWireObject(value)) throw incorrect('body', 'must be an object')
  return value
}

function readMeta(meta: Fields) {
  const lang = meta.text('lang')
  const region = meta.text('region')
  const known = regionNamed(region)
  if (!known) throw incorrect(meta.nameOf('region'))
  if (!known.langs.includes(lang))
    throw incorrect(meta.nameOf('lang'), `not a language of ${region}`)
  return { lang, region }
}
