import { findDistrict, HONG_KONG_AREAS } from '@/lib/domain/express/hong-kong-districts'

/** A value that came as JSON. */
type Json = unknown

/** Texts that speak of the order alone, by the last part of their key: numbers, codes, times, kinds. */
const KEPT_KEYS =
  /^(when|delivery|product|box|types|status|stage|vocabulary|lang|language|locale|region|currency|period|at|asOf|date|state|why|reason_code)$|(order_id|OrderId|formKey|requestId|merchant_id|storeId|shipment_code|ShipmentCode|shipmentCode|waybill_no|tracking_no|product_code|service_code|pickup_code|pickupCode|lockerCode|locker_code|order_status|_type|Type|_time|Time|_at|At|_date)$/

/** Figures that are told as text, such as an amount or a span of minutes. */
const FIGURE_KEYS =
  /(amount|fee|price|total|cash|value|freight|goods|distance|weight|range|count|quantity)$/i
const FIGURE =
  /^-?(?:[A-Z]{0,3}[$฿₫]|RM|[A-Z]{3})?\s?(?:\d{1,8}|\d{1,3}(?:,\d{3}){1,2})(\.\d+)?(-\d+)?(?:\s?[₫฿])?$/
const INSTANT = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/

const PLACE_KEYS = /^(district|area)$/i
const COORDINATE_KEYS = /(^|_)(lat|lng|lon|latitude|longitude)$|(Lat|Lng)$/
const NUMBER_OF_A_PERSON = /phone|mobile|(^|_)tel/i
/** What was in the parcel, in the merchant's or customer's own words: their codes are theirs, too. */
const GOODS_KEYS = /^(items|goods|item_list|goods_list)$/

/** Stands for words that are gone where it matters that there were some. */
const GONE = '—'

/**
 * A recorded request or answer without what tells who somebody is: its shape stays, and of its texts
 * only those that are known to speak of the order alone. A coordinate stays within half a kilometre.
 * What nobody has thought of is removed.
 */
export function withoutPersonalData(value: Json, key = '', isGoods = false): Json {
  if (typeof value === 'string') return textWithout(value, key, isGoods)
  if (typeof value === 'number') return numberWithout(key, value)
  if (Array.isArray(value)) return listWithout(value, key, isGoods)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      withoutPersonalData(inner, name, isGoods || GOODS_KEYS.test(name)),
    ]),
  )
}

/** That something was wrong is a fact of the order: an empty exception says that nothing is (express §6.1). */
function textWithout(text: string, key: string, isGoods: boolean): string {
  if (isKept(key, text, isGoods)) return text
  return key === 'exception' && text !== '' ? GONE : ''
}

/** Texts that are removed leave no empty ones: a list of pictures becomes a list of none. */
function listWithout(list: readonly Json[], key: string, isGoods: boolean): Json[] {
  return list
    .filter((one) => typeof one !== 'string' || isKept(key, one, isGoods))
    .map((one) => withoutPersonalData(one, key, isGoods))
}

function isKept(key: string, text: string, isGoods: boolean): boolean {
  if (isGoods) return /^(box|types)$/.test(key)
  if (PLACE_KEYS.test(key)) return isPublicPlace(text)
  return KEPT_KEYS.test(key) || INSTANT.test(text) || (FIGURE_KEYS.test(key) && FIGURE.test(text))
}

/** One of 18 districts or three areas; anything else that was typed there may be an address. */
function isPublicPlace(text: string): boolean {
  return (
    findDistrict(text) !== null || HONG_KONG_AREAS.some(({ en, zh }) => text === en || text === zh)
  )
}

function numberWithout(key: string, value: number): number {
  if (COORDINATE_KEYS.test(key)) return roughly(value)
  return NUMBER_OF_A_PERSON.test(key) ? 0 : value
}

/** Two decimals of a degree: about a kilometre. */
export const roughly = (degrees: number): number => Math.round(degrees * 100) / 100
