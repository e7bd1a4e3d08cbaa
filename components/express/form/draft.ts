import { keptForm, listOf, pinOf, recordOf, shapedLike, textOf } from '@/components/form/draft'
import type { SlotChoice } from '@/lib/express/model/chosen-slots'
import { isExpressProduct } from '@/lib/domain/express/express-products'
import { findArea } from '@/lib/domain/express/hong-kong-districts'
import { isMissing } from '@/lib/domain/express/waybill-draft'
import {
  BLANK_ITEM,
  BLANK_SERVICE,
  blankWaybill,
  type TypedParty,
  type TypedWaybill,
} from '@/lib/express/model/typed-waybill'

/** Whether a person has put anything into it that would be missed. */
export function isTyped(typed: TypedWaybill, start: TypedWaybill): boolean {
  const content = ({ formKey: _, storeId: __, product: ___, items, ...rest }: TypedWaybill) =>
    JSON.stringify({ ...rest, items: items.filter((item) => !isMissing(item)) })
  return content(typed) !== content(start)
}

/** Null for what is no draft of ours; one of an older version keeps what still means something. */
export function decodeDraft(stored: string | null): TypedWaybill | null {
  const kept = keptForm(stored)
  if (!kept) return null
  const { fields } = kept
  const { product } = fields
  const blank = blankWaybill(kept.formKey, kept.storeId)
  const { recipient, collect } = blank
  const { phone2, lockerCode } = recipient
  const { box, boxes, weight, valuePlus, remark } = blank
  const { clientOrderId, clientShipmentCode, shipmentCode } = blank
  const numbers = { clientOrderId, clientShipmentCode, shipmentCode }
  const texts = { box, boxes, weight, valuePlus, remark, ...numbers }
  return {
    ...blank,
    ...shapedLike(texts, fields),
    product: isExpressProduct(product) ? product : null,
    sender: partyOf(blank.sender, fields['sender']),
    recipient: {
      ...partyOf(recipient, fields['recipient']),
      ...shapedLike({ phone2, lockerCode }, fields['recipient']),
    },
    items: listOf(fields['items']).map((row) => shapedLike(BLANK_ITEM, row)),
    services: listOf(fields['services']).map((row) => shapedLike(BLANK_SERVICE, row)),
    collect: shapedLike(collect, fields['collect']),
    pickup: slotOf(fields['pickup']),
    delivery: slotOf(fields['delivery']),
  }
}

function partyOf({ name, phone, address }: TypedParty, value: unknown): TypedParty {
  const given = recordOf(value)
  const addressOf = (field: 'address' | 'pinFor') => {
    const texts = shapedLike(address, given[field])
    return { ...texts, area: findArea(texts.area) ?? ('' as const) }
  }
  return {
    ...shapedLike({ name, phone }, given),
    address: addressOf('address'),
    location: pinOf(given['location']) ?? undefined,
    pinFor: addressOf('pinFor'),
    withoutPin: given['withoutPin'] === true,
  }
}

function slotOf(value: unknown): SlotChoice | null {
  const { date, period } = recordOf(value)
  return typeof date === 'string' && date !== '' ? { date, period: textOf(period) || null } : null
}
