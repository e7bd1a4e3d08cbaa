import { GOODS, type MadeUpCustomer } from './made-up'
import {
  eventsOf,
  minutesAfter,
  pastNumber,
  standing,
  type PastEvent,
  type PastInput,
  type PastOrder,
  type PastStatus,
} from './past-order'

const COLLECTED = 0.2
const CANCELLED = 0.03
/** How much comes in a file of the morning rather than by the form, and how much arrives late. */
const IMPORTED = 0.6
const LATE = 0.07

/** The legacy life: placed, awaiting pickup, picked up, out for delivery, signed for (express §3). */
const WORDS: Readonly<Record<number, string>> = {
  8: 'Sender placed order',
  1: 'Parcel awaiting collection',
  9: 'Parcel collected',
  2: 'Parcel out for delivery',
  4: 'Recipient signed for parcel',
}

/** Boxes that were handed in of an afternoon and delivered within two days. */
export function pastWaybill(input: PastInput): PastOrder {
  const { random, store, placedBy, at, number, customer } = input
  const digits = pastNumber(at, number, random.digits(2))
  const clientOrderId = `W${digits}`
  const clientShipmentCode = `S${digits}`
  const platformOrderId = `8${String(at.getTime()).slice(0, 9)}${String(number).padStart(6, '0')}`
  const recipient = recipientOf(customer)
  const isCancelled = random.isTrue(CANCELLED)
  const out = minutesAfter(at, random.between(120, 300))
  const life = lifeOf(input, out)
  const statuses = isCancelled ? life.slice(0, 2) : life
  const last = statuses.at(-1) ?? { code: 8, text: '', at }
  const cancelledAt = minutesAfter(last.at, random.between(10, 90))
  const day = at.toISOString().slice(0, 10)
  return {
    row: {
      family: 'express',
      storeId: store.id,
      formKey: random.uuid(),
      clientOrderId,
      platformOrderId,
      placing: 'placed',
      scheduledFor: out,
      recipientName: customer.name,
      recipientPhone: customer.phone,
      address: customer.address,
      doorLat: customer.door.lat,
      doorLng: customer.door.lng,
      courierConfirmed: false,
      request: {
        product: 'HDP-SFWH-H',
        draft: draftOf(input, { recipient, clientOrderId, clientShipmentCode, day }),
        locale: 'en',
      },
      placedBy,
      createdAt: at,
      ...standing('express', last),
      ...(isCancelled && {
        stage: 'cancelled',
        closedAt: cancelledAt,
        updatedAt: cancelledAt,
      }),
    },
    events: [
      ...eventsOf('express', { at, placedBy, statuses }),
      ...(isCancelled ? [cancelledEvent(cancelledAt)] : []),
    ],
    codes: {
      'client-order': clientOrderId,
      'client-shipment': clientShipmentCode,
      shipment: `SF${platformOrderId}`,
    },
    trail: [],
    recipient,
    ...(random.isTrue(IMPORTED) && { file: `${store.code.toLowerCase()}-${day}.csv` }),
    ...(!isCancelled && { printedAt: minutesAfter(at, random.between(8, 60)), checkedOutAt: out }),
  }
}

/** No status of a waybill says it: the platform's answer does (express §3). */
const cancelledEvent = (at: Date): PastEvent => ({
  identity: 'cancelled',
  source: 'query',
  kind: 'cancelled',
  stage: 'cancelled',
  at,
  receivedAt: at,
  detail: { unsigned: { cancel: { reason: 'Cancelled by the sender', user: null }, tasks: [] } },
})

function lifeOf({ random, at }: PastInput, out: Date): PastStatus[] {
  const hours = random.isTrue(LATE) ? random.between(48, 54) : random.between(14, 44)
  const delivered = minutesAfter(out, hours * 60)
  const moments: [number, Date][] = [
    [8, minutesAfter(at, 0.2)],
    [1, minutesAfter(at, 5)],
    [9, out],
    [2, minutesAfter(delivered, -random.between(60, 240))],
    [4, delivered],
  ]
  const detail = { vocabulary: 'legacy' }
  return moments.map(([code, when]) => ({ code, text: WORDS[code] ?? '', at: when, detail }))
}

/** As the form has it; of a Chinese address only the street is told apart. */
function recipientOf({ name, phone, address, door }: MadeUpCustomer) {
  const [first = '', building = '', last = ''] = address.split(', ')
  const [floor, street] = first.endsWith('/F') ? [first, last] : [last, first]
  return {
    name,
    callingCode: '852',
    phone,
    address: { floor, building, street, district: '沙田區', area: 'New Territories' },
    location: door,
  }
}

type Sent = {
  recipient: ReturnType<typeof recipientOf>
  clientOrderId: string
  clientShipmentCode: string
  day: string
}

function draftOf(
  { random }: PastInput,
  { recipient, clientOrderId, clientShipmentCode, day }: Sent,
) {
  const price = Math.round(random.between(60, 500)) * 100
  return {
    clientOrderId,
    clientShipmentCode,
    recipient,
    pickup: { date: day, period: '14:00-18:00' },
    boxes: random.pick([1, 1, 1, 2]),
    weight: random.whole(3, 30) * 100,
    items: [{ code: `G-${random.digits(3)}`, name: random.pick(GOODS), price, quantity: 1 }],
    collect: random.isTrue(COLLECTED) ? { freight: 0, goods: price } : null,
  }
}
