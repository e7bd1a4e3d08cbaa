import type { SlotChoice } from '@/lib/domain/chosen-slots'
import type { Coordinates } from '@/lib/domain/coordinates'
import { isExpressProduct } from '@/lib/domain/express-products'
import { findArea } from '@/lib/domain/hong-kong-districts'
import { isMissing } from '@/lib/domain/waybill-draft'
import {
  BLANK_ITEM,
  BLANK_SERVICE,
  blankWaybill,
  type TypedParty,
  type TypedWaybill,
} from './typed-waybill'

/** Whether a person has put anything into it that would be missed. */
export function isTyped(typed: TypedWaybill, start: TypedWaybill): boolean {
  const content = ({ formKey: _, storeId: __, product: ___, items, ...rest }: TypedWaybill) =>
    JSON.stringify({ ...rest, items: items.filter((item) => !isMissing(item)) })
  return content(typed) !== content(start)
}

/** Null for what is no draft of ours; one of an older version keeps what still means something. */
export function decodeDraft(stored: string | null): TypedWaybill | null {
  const kept = parsed(stored)
  const { formKey, storeId, product } = kept
  if (typeof formKey !== 'string' || !UUID.test(formKey)) return null
  const blank = blankWaybill(formKey, Number.isSafeInteger(storeId) ? Number(storeId) : undefined)
  const { recipient } = blank
  const rows = <Row extends Texts>(template: Row, value: unknown) =>
    Array.isArray(value) ? value.map((row) => textsOf(template, row)) : []
  const { box, boxes, weight, valuePlus, remark, clientOrderId, clientShipmentCode } = blank
  const texts = { box, boxes, weight, valuePlus, remark, clientOrderId, clientShipmentCode }
  const { phone2, lockerCode } = recipient
  return {
    ...blank,
    ...textsOf(texts, kept),
    product: isExpressProduct(product) ? product : null,
    sender: partyOf(blank.sender, kept['sender']),
    recipient: {
      ...partyOf(recipient, kept['recipient']),
      ...textsOf({ phone2, lockerCode }, kept['recipient']),
    },
    items: rows(BLANK_ITEM, kept['items']),
    services: rows(BLANK_SERVICE, kept['services']),
    collect: textsOf(blank.collect, kept['collect']),
    pickup: slotOf(kept['pickup']),
    delivery: slotOf(kept['delivery']),
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Texts = { readonly [name: string]: string }

function textsOf<T extends Texts>(template: T, value: unknown): T {
  const given = asRecord(value)
  const texts = Object.keys(template).map((name) => [name, textOf(given[name])])
  return Object.fromEntries(texts) as T
}

function partyOf({ name, phone, address }: TypedParty, value: unknown): TypedParty {
  const given = asRecord(value)
  const addressOf = (name: 'address' | 'pinFor') => {
    const texts = textsOf(address, given[name])
    return { ...texts, area: findArea(texts.area) ?? ('' as const) }
  }
  return {
    ...textsOf({ name, phone }, given),
    address: addressOf('address'),
    location: pointOf(given['location']) ?? undefined,
    pinFor: addressOf('pinFor'),
    withoutPin: given['withoutPin'] === true,
  }
}

function slotOf(value: unknown): SlotChoice | null {
  const { date, period } = asRecord(value)
  return typeof date === 'string' && date !== '' ? { date, period: textOf(period) || null } : null
}

function pointOf(value: unknown): Coordinates | null {
  const { lat, lng } = asRecord(value)
  if (typeof lat !== 'number' || typeof lng !== 'number') return null
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(stored ?? ''))
  } catch {
    return {}
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
