import { GOODS, madeUpCustomer } from './made-up'
import {
  eventsOf,
  minutesAfter,
  pastNumber,
  standing,
  type PastInput,
  type PastOrder,
  type PastStatus,
} from './past-order'

const COLLECTED = 0.2

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
  const { random, store, placedBy, at, number } = input
  const digits = pastNumber(at, number, random.digits(2))
  const clientOrderId = `W${digits}`
  const clientShipmentCode = `S${digits}`
  const platformOrderId = `8${String(at.getTime()).slice(0, 9)}${String(number).padStart(6, '0')}`
  const recipient = madeUpCustomer(random, store)
  const out = minutesAfter(at, random.between(120, 300))
  const statuses = lifeOf(input, out)
  const last = statuses.at(-1) ?? { code: 8, text: '', at }
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
      recipientName: recipient.name,
      recipientPhone: recipient.phone,
      address: recipient.address,
      doorLat: recipient.door.lat,
      doorLng: recipient.door.lng,
      courierConfirmed: false,
      request: {
        product: 'HDP-SFWH-H',
        draft: draftOf(input, { ...recipient, clientOrderId, clientShipmentCode, day }),
        locale: 'en',
      },
      placedBy,
      createdAt: at,
      ...standing('express', last),
    },
    events: eventsOf('express', { at, placedBy, statuses }),
    codes: {
      'client-order': clientOrderId,
      'client-shipment': clientShipmentCode,
      shipment: `SF${platformOrderId}`,
    },
    trail: [],
    checkedOutAt: out,
  }
}

function lifeOf({ random, at }: PastInput, out: Date): PastStatus[] {
  const delivered = minutesAfter(out, random.between(14, 44) * 60)
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

type Recipient = ReturnType<typeof madeUpCustomer> & {
  clientOrderId: string
  clientShipmentCode: string
  day: string
}

function draftOf({ random }: PastInput, to: Recipient) {
  const price = Math.round(random.between(60, 500)) * 100
  const [floor = '', building = '', street = ''] = to.address.split(', ')
  return {
    clientOrderId: to.clientOrderId,
    clientShipmentCode: to.clientShipmentCode,
    recipient: {
      name: to.name,
      callingCode: '852',
      phone: to.phone,
      address: { floor, building, street, district: '沙田區', area: 'New Territories' },
      location: to.door,
    },
    boxes: random.pick([1, 1, 1, 2]),
    weight: random.whole(3, 30) * 100,
    items: [{ code: `G-${random.digits(3)}`, name: random.pick(GOODS), price, quantity: 1 }],
    collect: random.isTrue(COLLECTED) ? { freight: 0, goods: price } : null,
  }
}
