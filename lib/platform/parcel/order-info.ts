import type { z } from 'zod'
import type { Region } from '@/lib/domain/areas'
import type { Coordinates } from '@/lib/domain/coordinates'
import type { Cents } from '@/lib/domain/money'
import { parseKilograms, type Grams } from '@/lib/domain/weight'
import type { BearerCall } from '../channel/bearer-channel'
import type { JsonValue } from '../http/parse-json'
import {
  dollars,
  listOf,
  listOfText,
  point,
  record,
  requiredText,
  text,
  verbatim,
  webAddress,
} from '../wire-values'
import { orderFields, timeOf, type OrderRef } from './references'
import { status, toStatus, type ParcelStatus } from './order-status'

type MaybePerson = {
  readonly name: string | null
  readonly phone: string | null
  readonly callingCode: string | null
}

/** The order as the platform has it (conventions §2.4). */
export type ParcelOrder = {
  readonly orderId: string
  readonly merchantId: string | null
  readonly clientOrderId: string | null
  readonly clientShipmentCode: string | null
  /** `DASH2HR`, `DASH4HR`, `MPOINTS`, or what the platform adds. */
  readonly product: string | null
  readonly status: ParcelStatus
  readonly createdAt: Date | null
  readonly scheduledFor: Date | null
  /** When the platform gives up if nobody accepts: what creation calls `cancel_time`. */
  readonly autoCancelAt: Date | null
  readonly acceptedAt: Date | null
  readonly completedAt: Date | null
  /** When it was cancelled: the past, unlike creation's `cancel_time`. */
  readonly cancelledAt: Date | null
  readonly contact: MaybePerson | null
  readonly path: readonly {
    readonly address: string | null
    readonly description: string | null
    readonly location: Coordinates | null
    readonly contacts: readonly (MaybePerson & { readonly company: string | null })[]
  }[]
  readonly services: readonly {
    readonly code: string | null
    readonly name: string | null
    readonly count: string | null
    readonly fee: Cents | null
  }[]
  readonly items: {
    readonly value: Cents | null
    readonly weight: Grams | null
    readonly box: string | null
    readonly types: readonly string[]
    readonly detail: string | null
  } | null
  readonly collect: {
    readonly type: string | null
    readonly freight: Cents | null
    readonly goods: Cents | null
    readonly total: Cents | null
  } | null
  /** How the merchant pays the freight; values are not published. */
  readonly paymentType: string | null
  readonly courier:
    | (MaybePerson & {
        readonly positionCode: string | null
        readonly positionName: string | null
        readonly plate: string | null
      })
    | null
  /** Addresses of proof-of-delivery pictures. */
  readonly receipts: readonly string[]
  readonly remark: string | null
  readonly raw: JsonValue
}

/** Conventions §4.5. Without an order id and a status it says nothing: unreadable. */
export function orderInfo(order: OrderRef, region: Region): BearerCall<ParcelOrder> {
  return {
    operation: 'orderInfo',
    changes: false,
    path: '/order/info',
    body: () => orderFields(order),
    answer: (data) => readParcelOrder(data, region),
  }
}

const person = { name: text, country_code: text, phone: text }

const order = record({
  order_id: requiredText,
  merchant_id: text,
  client: record({ order_id: text, shipment_code: text }),
  product_code: text,
  order_time: text,
  schedule_time: text,
  publish_until_time: text,
  accept_time: text,
  complete_time: text,
  cancel_time: text,
  contact: record(person),
  path: listOf(
    record({
      address: text,
      description: text,
      coordinate: point,
      contact: listOf(record({ ...person, company_name: text })),
    }),
  ),
  vas: listOf(record({ code: text, name: text, count: verbatim, fee: dollars })),
  // The field table says `types`, the example `type`.
  items: record({
    amount: dollars,
    weight: text,
    box: text,
    detail: text,
    types: listOfText,
    type: listOfText,
  }),
  cod: record({ type: text, service_fee: dollars, cash: dollars, total: dollars }),
  payment: record({ type: text }),
  status,
  partner: record({
    ...person,
    position: record({ code: text, name: text, vehicle_number: text }),
  }),
  receipts: listOfText,
  remark: record({ partner: text }),
})
type WireOrder = z.infer<typeof order>

/** Reads an order as §2.4 tells it, also one that was kept. Throws without an order id and a status. */
export function readParcelOrder(data: JsonValue, region: Region): ParcelOrder {
  const wire = order.parse(data)
  return {
    orderId: wire.order_id,
    merchantId: wire.merchant_id,
    clientOrderId: wire.client.order_id,
    clientShipmentCode: wire.client.shipment_code,
    product: wire.product_code,
    status: toStatus(wire.status, region),
    createdAt: timeOf(wire.order_time, region),
    scheduledFor: timeOf(wire.schedule_time, region),
    autoCancelAt: timeOf(wire.publish_until_time, region),
    acceptedAt: timeOf(wire.accept_time, region),
    completedAt: timeOf(wire.complete_time, region),
    cancelledAt: timeOf(wire.cancel_time, region),
    contact: named(toPerson(wire.contact)),
    path: wire.path.map(toWaypoint),
    services: wire.vas,
    items: itemsOf(wire.items),
    collect: orNull({
      type: wire.cod.type,
      freight: wire.cod.service_fee,
      goods: wire.cod.cash,
      total: wire.cod.total,
    }),
    paymentType: wire.payment.type,
    courier: courierOf(wire.partner),
    receipts: wire.receipts.map((address) => webAddress.parse(address)).filter(isGiven),
    remark: wire.remark.partner,
    raw: data,
  }
}

const isGiven = <T>(value: T | null): value is T => value !== null

/** Null instead of an object that says nothing. */
function orNull<T extends object>(value: T): T | null {
  return Object.values(value).some((member) => member !== null) ? value : null
}

/** A calling code alone is the platform's default, and nobody. */
function named<T extends MaybePerson>(person: T): T | null {
  return person.name === null && person.phone === null ? null : person
}

const toPerson = ({ name, phone, country_code: callingCode }: WireOrder['contact']) => ({
  name,
  phone,
  callingCode,
})

function toWaypoint({ address, description, coordinate, contact }: WireOrder['path'][number]) {
  const contacts = contact.map((one) => ({ ...toPerson(one), company: one.company_name }))
  return { address, description, location: coordinate, contacts }
}

function itemsOf({ amount, weight, box, detail, types, type }: WireOrder['items']) {
  const says = orNull({ amount, weight, box, detail })
  const kinds = types.length > 0 ? types : type
  if (!says && kinds.length === 0) return null
  const grams = weight === null ? null : parseKilograms(weight)
  return { value: amount, weight: grams, box, types: kinds, detail }
}

function courierOf({ position, ...partner }: WireOrder['partner']): ParcelOrder['courier'] {
  const { code: positionCode, name: positionName, vehicle_number: plate } = position
  const vehicle = { positionCode, positionName, plate }
  const person = named(toPerson(partner))
  return person || orNull(vehicle) ? { ...toPerson(partner), ...vehicle } : null
}
