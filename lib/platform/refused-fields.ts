import type { Family } from '@/lib/domain/stages'
import { findErrorCode } from './error-codes'
import type { PlatformRefused } from './errors'

/** The codes whose text names the parameter (conventions §7.1); parcel's 40001 may do so too. */
const NAMED_IN_TEXT: readonly string[] = ['261003', '261004', '40001', '4001340000']

/**
 * The fields of a form at which a refusal belongs, in our own words: `scheduledFor`, `items.box`,
 * `recipient.phone`, `path.1.contact.phone`. None when it speaks of no field, more than one when
 * it does not say which. `points` is how many points a parcel order had.
 */
export function refusedFields(
  refusal: Pick<PlatformRefused, 'code' | 'platformText' | 'family'>,
  { points = 2 }: { readonly points?: number } = {},
): string[] {
  const { code, platformText, family } = refusal
  const named = fieldNamedIn(platformText, family)
  if (named !== null && NAMED_IN_TEXT.includes(code)) return [named]
  const fields = findErrorCode(code)?.fields ?? []
  const all = fields.flatMap((field) => atPoints(field, points))
  // The text may say at which of the points it is.
  return named !== null && all.includes(named) ? [named] : all
}

function atPoints(field: string, points: number): string[] {
  const [, which, rest] = /^path\.(first|rest|every)\.(.+)$/.exec(field) ?? []
  if (!which || !rest) return [field]
  const all = Array.from({ length: points }, (_, index) => `path.${index}.${rest}`)
  if (which === 'first') return all.slice(0, 1)
  return which === 'rest' ? all.slice(1) : all
}

/**
 * The parameters of requests by their names on the wire, and what we call each: for refusals whose
 * text names one (conventions §7.1, 261003 and 261004). `#` stands for an index.
 */

const ADDRESS =
  'flat:flat floor:floor block:block building:building street:street district:district area:area ' +
  'postal_code:postalCode'

const EXPRESS_PARTY =
  'name:name country_code:callingCode phone:phone address:address longitude:location latitude:location'

const TEXTS: Readonly<Record<Family, string>> = {
  food: `
    client_merchant_id:store client_order_id:clientOrderId merchant_order_id:pickupCode
    schedule_type:scheduledFor schedule_time:scheduledFor is_appoint:scheduledFor
    appoint_time:scheduledFor remark:remark merchant_remark:storeRemark cod_type:payment
    receive:recipient receive.user_name:recipient.name receive.user_phone:recipient.phone
    receive.user_phone_country_code:recipient.phone receive.user_address:recipient.address
    receive.user_address_id:recipient.addressId
    receive.user_location:recipient.location recipient.address:recipient.address
    recipient.location:recipient.location user_phone:recipient.phone
    user_address:recipient.address user_location:recipient.location
    order_detail.total_price:total product.total_price:total total_price:total
    cancel_reason:reason user_code:staffNumber business_regular_time:week
    business_temporary_time:ranges business_status:open end_buffer_time:minutes`,
  parcel: `
    quotation_key:quotationKey merchant_id:store client.order_id:clientOrderId
    client.shipment_code:clientShipmentCode product_code:product preferences:positions
    preferences.#.type:positions preferences.#.value:positions schedule_time:scheduledFor
    cancel_time:autoCancelAt contact:contact.name contact.name:contact.name
    contact.phone:contact.phone contact.country_code:contact.phone path:path
    path.#.address:path.#.address path.#.postal_code:path.#.postalCode
    path.#.description:path.#.description path.#.coordinate:path.#.location
    path.#.contact:path.#.contact.name path.#.contact.name:path.#.contact.name
    path.#.contact.phone:path.#.contact.phone path.#.contact.country_code:path.#.contact.phone
    path.#.contact.#.name:path.#.contact.name path.#.contact.#.phone:path.#.contact.phone
    path.#.contact.#.country_code:path.#.contact.phone
    path.#.contact.#.company_name:path.#.contact.company
    vas:services vas.#.code:services vas.#.count:services items:items items.amount:items.value
    items.weight:items.weight items.box:items.box items.types:items.types
    items.detail:items.detail cod:collect cod.service_fee:collect.freight cod.cash:collect.goods
    remark.partner:remark cancel_reason:reason`,
  express: `
    merchant_id:store client_order_id:clientOrderId client_shipment_code:clientShipmentCode shipment_code:shipmentCode
    product_code:product box_size_code:box box_quantity:boxes total_weight:weight remark:remark
    vas:services vas.value:services vas.#.code:services vas.#.value:services
    vas.#.count:services vas.#.fee:services cod:collect cod.service_fee:collect.freight
    cod.cash:collect.goods item_detail:items
    ${under('item_detail.#', 'items.#', 'code:code name:name price:price quantity:quantity')}
    sender:sender ${under('sender', 'sender', EXPRESS_PARTY)}
    ${under('sender.address', 'sender.address', ADDRESS)}
    recipient:recipient ${under('recipient', 'recipient', EXPRESS_PARTY)}
    ${under('recipient.address', 'recipient.address', ADDRESS)}
    recipient.country_code_2:recipient.phone2 recipient.phone_2:recipient.phone2
    recipient.locker_code:recipient.lockerCode locker_code:recipient.lockerCode
    pickup:pickup.date ${under('pickup', 'pickup', 'date:date period:period')}
    delivery:delivery.date ${under('delivery', 'delivery', 'date:date period:period')}
    paper_size:paper copies:paper area_level2:district`,
}

const NAMES: Readonly<Record<Family, ReadonlyMap<string, string>>> = {
  food: read(TEXTS.food),
  parcel: read(TEXTS.parcel),
  express: read(TEXTS.express),
}

/** A dotted or indexed name, with or without `data.` before it. */
const NAME = /[a-z][a-z0-9_]*(?:\.[a-z0-9_]+|\[\d+\])*/gi

/**
 * The field that a refusal's text speaks of; null when it names none. Names with a dot or an
 * underscore count wherever they stand, plain words only after a colon, bracket or quotation mark,
 * since `remark` and `contact` are also words.
 */
export function fieldNamedIn(text: string, family: Family): string | null {
  const candidates = [...text.matchAll(NAME)].filter(
    ([name], index, all) => /[._[]/.test(name) || isQuoted(text, all[index]?.index ?? 0),
  )
  for (const [name] of candidates.toSorted(([a], [b]) => b.length - a.length)) {
    const field = fieldOf(name, family)
    if (field !== null) return field
  }
  return null
}

function fieldOf(name: string, family: Family): string | null {
  const path = name.replace(/\[(\d+)\]/g, '.$1').replace(/^(data|request|body)\./, '')
  const indexes = path.match(/(?<=\.)\d+(?=\.|$)/g) ?? []
  const field = NAMES[family].get(path.replace(/(?<=\.)\d+(?=\.|$)/g, '#'))
  let used = 0
  return field?.replace(/#/g, () => indexes[used++] ?? '0') ?? null
}

function isQuoted(text: string, index: number): boolean {
  return /[:：'"`「(（[]\s*$/.test(text.slice(0, index))
}

function under(wire: string, field: string, names: string): string {
  return names
    .split(' ')
    .map((name) => name.replace(/^(.*):(.*)$/, `${wire}.$1:${field}.$2`))
    .join(' ')
}

function read(names: string): ReadonlyMap<string, string> {
  return new Map(
    names
      .trim()
      .split(/\s+/)
      .map((name) => {
        const [wire = '', field = ''] = name.split(':')
        return [wire, field]
      }),
  )
}
