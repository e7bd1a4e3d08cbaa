import { regionNamed } from '../core/regions'
import type { Received } from '../core/signed/exchange'
import { Fields } from '../core/signed/fields'
import { isWireObject, parseWire, type WireObject, type WireValue } from '../core/signed/wire'
import { merchantNumbered, type ParcelMerchant } from './merchants'
import { ParcelError, refusedWith } from './parcel-error'
import type { ParcelState } from './parcel-state'
import type { Tokens } from './tokens'

/** What an operation is called with, once the caller, the headers and the merchant have been accepted. */
export type ParcelCall = {
  readonly fields: Fields
  /** The whole body as received. */
  readonly body: WireObject
  readonly lang: string
  readonly region: string
  readonly merchant: ParcelMerchant
}

/** Returns the response's `data`, or undefined where there is none; throws a `ParcelError` to refuse. */
export type ParcelOperation = (call: ParcelCall, parcels: ParcelState) => object | undefined

/** KS-Region admits these alone (conventions §5.1). */
const REGIONS = ['HK', 'SG', 'SGN', 'HAN', 'KUL', 'BKK']

/**
 * Accepts a request of the parcel family, or throws a `ParcelError`. As in the signature families, who
 * is speaking comes before what is said:
 *
 * 1. the bearer token (40101 missing or unknown, 40301 expired);
 * 2. the headers Content-Type, KS-Region and KS-Lang (40001, the text names the header);
 * 3. the body is a JSON object (400180062);
 * 4. `merchant_id` (4001310001 missing or no text, 40101 unknown, 40302 of another region).
 *
 * The operation then checks its own parameters in the order of its table.
 */
export function openCall({ headers, body }: Received, tokens: Tokens): ParcelCall {
  tokens.check(bearerToken(headers['authorization']))
  checkContentType(headerText(headers, 'content-type'))
  const { region, lang } = readLanguage(headers)
  const { values, fields } = readParcelBody(body)
  return { fields, body: values, region, lang, merchant: readMerchant(fields, region) }
}

function bearerToken(header: string | string[] | undefined) {
  const token = typeof header === 'string' ? /^Bearer +(\S+)$/i.exec(header)?.[1] : undefined
  if (token === undefined) throw new ParcelError(40101, 'Authorization must be Bearer and a token')
  return token
}

function headerText(headers: Received['headers'], name: string) {
  const value = headers[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** JSON is UTF-8 whether the header says so or not; saying otherwise is wrong. */
function checkContentType(text: string) {
  if (/^application\/json *(; *charset="?utf-8"?)? *;?$/i.test(text)) return
  throw new ParcelError(40001, 'Content-Type must be application/json;charset=UTF-8')
}

function readLanguage(headers: Received['headers']) {
  const region = headerText(headers, 'ks-region')
  const lang = headerText(headers, 'ks-lang')
  if (!REGIONS.includes(region))
    throw new ParcelError(40001, `KS-Region must be one of ${REGIONS.join(', ')}`)
  const langs = regionNamed(region)?.langs ?? []
  if (!langs.includes(lang))
    throw new ParcelError(40001, `KS-Lang must be one of ${langs.join(', ')}`)
  return { region, lang }
}

function readMerchant(fields: Fields, region: string) {
  const merchantId = fields.refusing(refusedWith(4001310001)).text('merchant_id')
  const merchant = merchantNumbered(merchantId)
  if (!merchant) throw new ParcelError(40101, 'merchant_id')
  if (merchant.region !== region) throw new ParcelError(40302, `not in region ${region}`)
  return merchant
}

/** The plain parameter object of the parcel family (conventions §4), or 400180062. */
export function readParcelBody(body: string) {
  const values = parse(body)
  if (!isWireObject(values)) throw new ParcelError(400180062, 'the body must be an object')
  return { values, fields: new Fields(values, '', refusedWith(40001)) }
}

function parse(body: string): WireValue {
  try {
    return parseWire(body)
  } catch {
    throw new ParcelError(400180062)
  }
}
