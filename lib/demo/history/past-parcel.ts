import { GOODS, madeUpCourier, madeUpCustomer, metresBetween } from './made-up'
import {
  eventsOf,
  minutesAfter,
  pastNumber,
  type PastInput,
  type PastOrder,
  type PastStatus,
} from './past-order'
import { stageOf, statusRank } from '@/lib/domain/stages'

const CANCELLED = 0.06
const COLLECTED = 0.25
/** Several stops on one way, and how many at the most. */
const SEVERAL = 0.15
const MOST_STOPS = 6

/** A parcel that went across town within hours, or that nobody took in time. */
export function pastParcel(input: PastInput): PastOrder {
  const { random, store, placedBy, at, number, customer: recipient } = input
  const clientOrderId = `P${pastNumber(at, number, random.digits(4))}`
  const isCancelled = random.isTrue(CANCELLED)
  const assigning: PastStatus = { code: 9034, text: 'Assigned', at: minutesAfter(at, 0.2) }
  const accepted: PastStatus = {
    code: 9005,
    text: 'Heading to pickup',
    at: minutesAfter(at, random.between(3, 15)),
  }
  const statuses = isCancelled ? [assigning] : [assigning, accepted]
  const last = statuses.at(-1) ?? assigning
  const closedAt = minutesAfter(at, isCancelled ? 120 : random.between(50, 160))
  const stage = isCancelled ? 'cancelled' : 'done'
  const kind = isCancelled ? 'cancelled' : 'completed'
  const courier = madeUpCourier(random)
  const metres = metresBetween(store, recipient.door)
  return {
    row: {
      family: 'parcel',
      storeId: store.id,
      formKey: random.uuid(),
      clientOrderId,
      platformOrderId: `6${String(at.getTime()).slice(0, 10)}${String(number).padStart(6, '0')}`,
      placing: 'placed',
      recipientName: recipient.name,
      recipientPhone: recipient.phone,
      address: recipient.address,
      doorLat: recipient.door.lat,
      doorLng: recipient.door.lng,
      courierName: isCancelled ? null : courier.name,
      courierPhone: isCancelled ? null : courier.phone,
      courierPlate: isCancelled ? null : courier.plate,
      courierConfirmed: !isCancelled,
      directMetres: metres,
      request: {
        draft: draftOf(input),
        quotationKey: null,
        quotedTotal: (48 + Math.ceil(metres / 500) * 4).toFixed(2),
        locale: 'en',
      },
      placedBy,
      createdAt: at,
      // The end is no published status of parcels: the platform's answer says it (decision 0116).
      stage,
      statusCode: last.code,
      statusText: last.text,
      statusAt: last.at,
      statusRank: statusRank('parcel', last.code),
      closed: true,
      closedAt,
      updatedAt: closedAt,
    },
    events: [
      ...eventsOf('parcel', { at, placedBy, statuses }),
      {
        identity: kind,
        source: 'query',
        kind,
        stage: isCancelled ? 'cancelled' : stageOf('food', 9021),
        at: closedAt,
        receivedAt: closedAt,
      },
    ],
    codes: { 'client-order': clientOrderId },
    trail: [],
  }
}

function draftOf(input: PastInput) {
  const { random, store, customer } = input
  const goods = Math.round(random.between(80, 900)) * 100
  const hasSeveral = random.isTrue(SEVERAL)
  const others = hasSeveral ? random.whole(1, MOST_STOPS - 1) : 0
  const stops = [
    customer,
    ...Array.from({ length: others }, () => madeUpCustomer(random, store)),
  ].map((to) => ({
    address: to.address,
    location: to.door,
    contacts: [{ name: to.name, phone: to.phone }],
  }))
  return {
    product: hasSeveral ? 'MPOINTS' : random.pick(['DASH2HR', 'DASH2HR', 'DASH4HR']),
    positions: [],
    path: [
      {
        address: store.address,
        location: { lat: store.lat, lng: store.lng },
        contacts: [{ name: store.name, phone: store.phone }],
      },
      ...stops,
    ],
    services: [],
    items: {
      value: goods,
      weight: random.whole(2, 40) * 100,
      box: random.pick(['XS', 'S', 'M']),
      detail: random.pick(GOODS),
    },
    collect: random.isTrue(COLLECTED) ? { freight: 0, goods } : null,
  }
}
