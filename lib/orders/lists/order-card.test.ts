import { expect, it } from 'vitest'
import type { OrderRow } from '../lock-order'
import { orderCard } from './order-card'

const MADE = new Date('2026-03-04T04:00:00Z')

const row = (told: Partial<OrderRow>) =>
  ({
    createdAt: MADE,
    closed: false,
    selfPickup: true,
    predictions: null,
    courierName: null,
    courierPhone: null,
    courierPlate: null,
    courierConfirmed: true,
    ...told,
  }) as OrderRow

it.each([
  [{ courierName: 'Lee' }, { name: 'Lee', phone: null, plate: null }],
  [{ courierPhone: '50000001' }, { name: null, phone: '50000001', plate: null }],
  [{ courierPlate: 'SM 1001' }, { name: null, phone: null, plate: 'SM 1001' }],
])('has a courier as soon as anything is told of one: %o', (told, courier) => {
  expect(orderCard(row(told)).courier).toEqual({ ...courier, confirmed: true })
})

it('predicts nothing of what is agreed to be cancelled', () => {
  const accept = { at: '2026-03-04T04:10:00Z', range: null, asOf: '2026-03-04T04:00:00Z' }
  const told = { stage: 'waiting', selfPickup: false, predictions: { accept } } as const
  expect(orderCard(row(told)).next?.at).toBe(accept.at)
  const agreed = orderCard(row({ ...told, cancelling: 'agreed', cancellingSince: MADE }))
  expect(agreed).toMatchObject({
    next: null,
    cancelling: { state: 'agreed', since: MADE.toISOString() },
  })
})

it('has none while nothing is told', () => {
  expect(orderCard(row({})).courier).toBeNull()
})

it.each([
  ['a food order', { callingCode: '86' }],
  ['a waybill', { draft: { recipient: { callingCode: '86' } } }],
  [
    'a parcel',
    { draft: { path: [{ contacts: [] }, { contacts: [{ callingCode: '86' }, { name: 'Lam' }] }] } },
  ],
])('%s tells the calling code of its recipient', (_, request) => {
  expect(orderCard(row({ request })).recipientCallingCode).toBe('86')
})

it.each([null, {}, { draft: null }, { callingCode: 86 }, { draft: { path: 'none' } }])(
  'asked for as %j it tells none',
  (request) => {
    expect(orderCard(row({ request })).recipientCallingCode).toBeNull()
  },
)
