import { areaOf, type Region } from '@/lib/domain/areas'
import { CANCEL_REASONS, madeUpCourier, metresBetween, remark } from './made-up'
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

const WORDS: Readonly<Record<number, string>> = {
  9001: 'Waiting for a delivery partner',
  9005: 'Delivery partner has accepted',
  9011: 'Delivery partner is at the store',
  9015: 'Delivery in progress',
  9017: 'Delivery partner is near the destination',
  9021: 'Completed',
  9025: 'Cancelled before pickup',
}

/** How often it goes otherwise than it should. */
const LATE = 0.08
const CANCELLED = 0.05
const DOUBTED = 0.01
const SCHEDULED = 0.12

/** A meal that was brought, or cancelled before it left. */
export function pastFood(input: PastInput): PastOrder {
  const { random, store, placedBy, at, number, customer } = input
  const pickupCode = random.digits(4)
  const clientOrderId = pastNumber(at, number, pickupCode)
  const isCancelled = random.isTrue(CANCELLED)
  const metres = metresBetween(store, customer.door)
  const travelMetres = Math.round(metres * random.between(1.2, 1.5))
  const totalCents = Math.round(random.between(60, 420) * 2) * 50
  const courier = madeUpCourier(random)
  const isScheduled = random.isTrue(SCHEDULED)
  const statuses = isCancelled ? cancelledLife(input) : life(input, travelMetres)
  const last = statuses.at(-1) ?? { code: 9001, text: '', at }
  const wasAccepted = statuses.some(({ code }) => code === 9005)
  const fees = feesOf(store.region, metres, travelMetres)
  if (!isCancelled) last.detail = { unsigned: { cancel: null, tasks: [fees] } }
  return {
    row: {
      family: 'food',
      storeId: store.id,
      formKey: random.uuid(),
      clientOrderId,
      platformOrderId: `7${String(at.getTime()).slice(0, 10)}${String(number).padStart(6, '0')}`,
      pickupCode,
      placing: 'placed',
      scheduledFor: isScheduled ? last.at : null,
      recipientName: customer.name,
      recipientPhone: customer.phone,
      address: customer.address,
      doorLat: customer.door.lat,
      doorLng: customer.door.lng,
      totalCents,
      courierName: wasAccepted ? courier.name : null,
      courierPhone: wasAccepted ? courier.phone : null,
      courierPlate: wasAccepted ? courier.plate : null,
      courierConfirmed: wasAccepted,
      directMetres: metres,
      travelMetres,
      request: requestOf(input, { totalCents, metres }),
      placedBy,
      createdAt: at,
      ...standing('food', last),
    },
    events: eventsOf('food', { at, placedBy, statuses, between: doubtOf(input) }),
    codes: { 'client-order': clientOrderId },
    customer,
    trail: isCancelled ? [] : trailOf(input, statuses),
  }
}

function requestOf(
  { random, store, customer }: PastInput,
  { totalCents: cents, metres }: { totalCents: number; metres: number },
) {
  return {
    storeId: store.id,
    delivery: 'courier',
    recipientName: customer.name,
    recipientPhone: customer.phone,
    address: customer.address,
    location: customer.door,
    addressId: '',
    amount: (cents / 100).toFixed(2),
    paymentKind: random.pick([0, 0, 2, 2, 2, 3]),
    remark: remark(random),
    storeRemark: '',
    when: 'now',
    scheduledFor: '',
    callingCode: store.region === 'SG' ? '65' : '852',
    locale: 'en',
    // Estimates are Hong Kong's alone (food §1).
    ...(store.region === 'HK' && {
      estimate: { mode: 'STANDARD', feeCents: (25 + Math.ceil((metres * 1.3) / 500) * 4) * 100 },
    }),
  }
}

const told = (code: number, at: Date): PastStatus => ({ code, text: WORDS[code] ?? '', at })

function life({ random, at }: PastInput, travelMetres: number): PastStatus[] {
  const slow = random.isTrue(LATE) ? random.between(2.5, 4) : 1
  const ride = travelMetres / 200
  const waits = [
    0.1,
    random.between(1, 4) * slow,
    random.between(5, 11),
    random.between(2, 8) * slow,
  ]
  const rides = [ride * random.between(0.9, 1.4), random.between(1, 4)]
  let minutes = 0
  return [9001, 9005, 9011, 9015, 9017, 9021].map((code, step) => {
    minutes += [...waits, ...rides][step] ?? 1
    return told(code, minutesAfter(at, minutes))
  })
}

function cancelledLife({ random, at }: PastInput): PastStatus[] {
  const accepted = random.isTrue(0.5) ? [told(9005, minutesAfter(at, random.between(1, 4)))] : []
  const end = told(9025, minutesAfter(at, random.between(5, 12)))
  end.detail = {
    unsigned: { cancel: { reason: random.pick(CANCEL_REASONS), user: null }, tasks: [] },
  }
  return [told(9001, minutesAfter(at, 0.1)), ...accepted, end]
}

/** Some were in doubt for a minute, until the platform was asked. */
function doubtOf({ random, at }: PastInput): PastEvent[] {
  if (!random.isTrue(DOUBTED)) return []
  const lost = minutesAfter(at, 0.05)
  const found = minutesAfter(at, 0.08)
  return [
    {
      identity: `unconfirmed:${random.uuid()}`,
      source: 'system',
      kind: 'unconfirmed',
      at: lost,
      receivedAt: lost,
      text: 'connection-lost',
    },
    { identity: 'placed', source: 'query', kind: 'placed', at: found, receivedAt: found },
  ]
}

/** As a callback of a customised package tells of it. */
function feesOf(region: Region, directMetres: number, travelMetres: number) {
  const dollars = 25 + Math.ceil(travelMetres / 500) * 4
  return {
    position: 'Motorbike',
    role: 'courier',
    directMetres,
    travelMetres,
    fee: `${areaOf(region).currencySign}${dollars}`,
  }
}

function trailOf(
  { store, customer }: PastInput,
  statuses: readonly PastStatus[],
): PastOrder['trail'] {
  const begun = statuses.find(({ code }) => code === 9015)?.at.getTime()
  const ended = statuses.at(-1)?.at.getTime()
  if (begun === undefined || ended === undefined) return []
  return [0, 0.25, 0.5, 0.75, 1].map((share) => ({
    at: new Date(begun + (ended - begun) * share),
    lat: store.lat + (customer.door.lat - store.lat) * share,
    lng: store.lng + (customer.door.lng - store.lng) * share,
  }))
}
