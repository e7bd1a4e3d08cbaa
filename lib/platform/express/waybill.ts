import type { z } from 'zod'
import type { JsonValue } from '../http/parse-json'
import type { SignedCall } from '../channel/signature-channel'
import { listOfText, natural, record, requiredText, text, webAddress, whole } from '../wire-values'
import { orderFields, timeOf, type OrderRef } from './references'

type WaybillParty = {
  readonly name: string | null
  readonly phone: string | null
  readonly address: string | null
  readonly district: string | null
  readonly area: string | null
  readonly region: string | null
}

/** The waybill as the platform has it (express §2.3). Texts are as it wrote them. */
export type Waybill = {
  /** `order_id`, which is also the tracking number. */
  readonly orderId: string
  /** The platform's waybill number, which is printed and scanned: another one (trap 60). */
  readonly shipmentCode: string | null
  readonly clientOrderId: string | null
  readonly clientShipmentCode: string | null
  /** The third-party carrier's numbers. */
  readonly carrierOrderId: string | null
  readonly carrierWaybillNumber: string | null
  readonly fee: {
    readonly paymentMethod: string | null
    readonly shipping: string | null
    readonly items: string | null
    readonly amount: string | null
  }
  readonly box: string | null
  readonly boxes: number | null
  /** Its unit is not published. */
  readonly totalWeight: string | null
  readonly productName: string | null
  readonly serviceType: string | null
  readonly remark: string | null
  readonly sender: WaybillParty
  readonly recipient: WaybillParty & {
    readonly phone2: string | null
    readonly lockerCode: string | null
    readonly lockerAddress: string | null
  }
  readonly pickup: { readonly date: string | null; readonly period: string | null }
  readonly delivery: { readonly date: string | null; readonly period: string | null }
  /** Null when no code came. Codes are the current ones, and may be the legacy ones. */
  readonly status: {
    readonly code: number
    readonly text: string | null
    readonly at: Date | null
  } | null
  readonly courier: {
    readonly name: string | null
    readonly phone: string | null
    readonly callingCode: string | null
    readonly positionCode: string | null
    readonly positionName: string | null
    readonly plate: string | null
  } | null
  /** Addresses of proof-of-delivery pictures. */
  readonly receipts: readonly string[]
  readonly raw: JsonValue
}

/** Express §4.3. Without an order id it says nothing: unreadable. */
export function waybill(order: OrderRef): SignedCall<Waybill> {
  return {
    operation: 'waybill',
    changes: false,
    path: '/order/homeexpress/waybill',
    data: () => orderFields(order),
    answer: readWaybill,
  }
}

const party = { name: text, phone: text, address: text, district: text, area: text, region: text }
const time = record({ date: text, period: text })

const answer = record({
  order_id: text,
  tracking_no: text,
  shipment_code: text,
  client_order_id: text,
  client_ref_id: text,
  client_shipment_code: text,
  tpl_order_id: text,
  tpl_waybill_no: text,
  fee: record({ payment_method: text, shipping_fee: text, item_fee: text, amount: text }),
  box_size_code: text,
  box_quantity: natural,
  total_weight: text,
  product: text,
  service_type: text,
  remark: text,
  sender: record(party),
  recipient: record({ ...party, phone_2: text, locker_code: text, locker_address: text }),
  pickup: time,
  delivery: time,
  status: record({ code: whole, name: text, lastmodify: text }),
  partner: record({
    name: text,
    country_code: text,
    phone: text,
    position: record({ code: text, name: text, vehicle_number: text }),
  }),
  receipts: listOfText,
})
type Wire = z.infer<typeof answer>

/** Reads an answer of §4.3, also one that was kept. Throws where it names no order. */
export function readWaybill(data: JsonValue): Waybill {
  const wire = answer.parse(data)
  const { phone_2, locker_code, locker_address, ...recipient } = wire.recipient
  return {
    orderId: requiredText.parse(wire.order_id ?? wire.tracking_no),
    shipmentCode: wire.shipment_code,
    clientOrderId: wire.client_order_id ?? wire.client_ref_id,
    clientShipmentCode: wire.client_shipment_code,
    carrierOrderId: wire.tpl_order_id,
    carrierWaybillNumber: wire.tpl_waybill_no,
    fee: feeOf(wire.fee),
    box: wire.box_size_code,
    boxes: wire.box_quantity,
    totalWeight: wire.total_weight,
    productName: wire.product,
    serviceType: wire.service_type,
    remark: wire.remark,
    sender: wire.sender,
    recipient: {
      ...recipient,
      phone2: phone_2,
      lockerCode: locker_code,
      lockerAddress: locker_address,
    },
    pickup: wire.pickup,
    delivery: wire.delivery,
    status: statusOf(wire.status),
    courier: courierOf(wire.partner),
    receipts: wire.receipts.filter((address) => webAddress.parse(address) !== null),
    raw: data,
  }
}

const feeOf = ({ payment_method, shipping_fee, item_fee, amount }: Wire['fee']) => ({
  paymentMethod: payment_method,
  shipping: shipping_fee,
  items: item_fee,
  amount,
})

function statusOf({ code, name, lastmodify }: Wire['status']): Waybill['status'] {
  return code === null ? null : { code, text: name, at: timeOf(lastmodify) }
}

/** A calling code alone is the platform's default, and nobody. */
function courierOf({ name, phone, country_code, position }: Wire['partner']): Waybill['courier'] {
  const { code: positionCode, name: positionName, vehicle_number: plate } = position
  const courier = { name, phone, positionCode, positionName, plate }
  const says = Object.values(courier).some((member) => member !== null)
  return says ? { ...courier, callingCode: country_code } : null
}
