import { formatLongitudeLatitude } from '@/lib/domain/coordinates'
import { expressRules, type ExpressProduct } from '@/lib/domain/express/express-products'
import { formatDollars, toFoodCents } from '@/lib/domain/money'
import {
  withoutUnusedFields,
  type ExpressAddress,
  type ExpressTime,
  type Party,
  type Recipient,
  type WaybillDraft,
} from '@/lib/domain/express/waybill-draft'
import { omitEmpty, epoch, record, requiredText, text } from '../wire-values'
import type { JsonValue } from '../http/parse-json'
import type { SignedCall } from '../channel/signature-channel'
import { merchantFields, type MerchantRef } from './references'

export type NewWaybill = MerchantRef & {
  readonly product: ExpressProduct
  /** Checked by `checkWaybill`; what the product has no place for is left out. */
  readonly draft: WaybillDraft
}

type PlacedWaybill = {
  readonly orderId: string
  readonly clientOrderId: string | null
  readonly trackerUrl: string | null
  readonly at: Date | null
  readonly raw: JsonValue
}

/**
 * Express §4.1. The product is always named, since leaving it out means one; `sender`, `pickup` and
 * `delivery` go out empty where there is nothing to say (trap 48).
 */
export function createOrder({ merchantId, product, draft }: NewWaybill): SignedCall<PlacedWaybill> {
  return {
    operation: 'createOrder',
    changes: true,
    path: '/order/homeexpress/create',
    data: () => ({
      ...merchantFields({ merchantId }),
      product_code: product,
      ...draftFields(product, withoutUnusedFields(product, draft)),
    }),
    answer: readPlaced,
  }
}

function draftFields(product: ExpressProduct, draft: WaybillDraft) {
  const { senderType } = expressRules(product)
  const { items, services, collect } = draft
  return {
    client_order_id: omitEmpty(draft.clientOrderId),
    client_shipment_code: omitEmpty(draft.clientShipmentCode),
    shipment_code: omitEmpty(draft.shipmentCode),
    box_size_code: omitEmpty(draft.box),
    box_quantity: draft.boxes ?? undefined,
    total_weight: draft.weight ?? undefined,
    remark: omitEmpty(draft.remark),
    vas: services && services.length > 0 ? services.map(serviceFields) : undefined,
    cod: collect
      ? { service_fee: formatDollars(collect.freight), cash: formatDollars(collect.goods) }
      : undefined,
    item_detail: (items ?? []).map(({ code, name, price, quantity }) => ({
      code: omitEmpty(code),
      name: omitEmpty(name),
      quantity: quantity ?? undefined,
      price: price === null || price === undefined ? undefined : toFoodCents(price),
    })),
    sender: senderType ? { type: senderType, ...partyFields(draft.sender ?? {}) } : {},
    recipient: recipientFields(product, draft.recipient ?? {}),
    pickup: timeFields(draft.pickup),
    delivery: timeFields(draft.delivery),
  }
}

const serviceFields = ({
  code,
  count,
  value,
  fee,
}: NonNullable<WaybillDraft['services']>[number]) => ({
  code,
  count: omitEmpty(count),
  value: omitEmpty(value),
  fee: omitEmpty(fee),
})

/** `district` here is always Hong Kong; the one within the address is its district (trap 53). */
const partyFields = ({ name, callingCode, phone, address, location }: Party) => ({
  name: omitEmpty(name),
  country_code: omitEmpty(callingCode),
  phone: omitEmpty(phone),
  district: 'HK',
  address: address ? addressFields(address) : undefined,
  ...(location && formatLongitudeLatitude(location)),
})

const recipientFields = (product: ExpressProduct, recipient: Recipient) => ({
  type: expressRules(product).recipientType,
  ...partyFields(recipient),
  country_code_2: omitEmpty(recipient.callingCode2),
  phone_2: omitEmpty(recipient.phone2),
  locker_code: omitEmpty(recipient.lockerCode),
})

const addressFields = (address: ExpressAddress) => ({
  flat: omitEmpty(address.flat),
  floor: omitEmpty(address.floor),
  block: omitEmpty(address.block),
  building: omitEmpty(address.building),
  street: omitEmpty(address.street),
  district: omitEmpty(address.district),
  area: omitEmpty(address.area),
  postal_code: omitEmpty(address.postalCode),
})

const timeFields = (time: ExpressTime | null | undefined) => ({
  date: omitEmpty(time?.date),
  period: omitEmpty(time?.period),
})

const placed = record({
  order_id: requiredText,
  client_order_id: text,
  order_url: text,
  timestamp: epoch,
})

/** Without an order id nothing says that there is a waybill: unreadable. */
function readPlaced(data: JsonValue): PlacedWaybill {
  const wire = placed.parse(data)
  return {
    orderId: wire.order_id,
    clientOrderId: wire.client_order_id,
    trackerUrl: wire.order_url,
    at: wire.timestamp,
    raw: data,
  }
}
