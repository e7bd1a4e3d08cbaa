import { describe, expect, it } from 'vitest'
import { typedDrop, typedParcel, typedRound } from '@/lib/testing/forms/typed-parcel'
import { pricedPart, pricedText } from './priced-part'
import { readParcel } from './read-parcel'
import type { TypedParcel } from './typed-parcel'

const store = {
  region: 'HK',
  hasContract: true,
  name: 'Central',
  address: '1 Connaught Place',
  location: { lat: 22.2819, lng: 114.158 },
} as const

const priced = (typed: TypedParcel) => {
  const { order, problems } = readParcel(typed, { store, now: new Date('2026-03-02T04:00:00Z') })
  if (!order) throw new Error(JSON.stringify(problems))
  return JSON.stringify(pricedPart(order))
}

const first = typedRound(2)
const items = typedParcel().items
const contacts = [{ name: 'Another', phone: '61112222', company: 'Co' }]

describe('what a quote is good for', () => {
  it.each<[string, Partial<TypedParcel>]>([
    ['another product', { product: 'DASH2HR', drops: [typedDrop(1)] }],
    [
      'another pin',
      { drops: [typedDrop(1), { ...typedDrop(2), location: { lat: 22.3, lng: 114.2 } }] },
    ],
    ['another address', { drops: [typedDrop(1), { ...typedDrop(2), address: 'Elsewhere' }] }],
    ['another order of the stops', { drops: [typedDrop(2), typedDrop(1)] }],
    ['one stop more', { drops: [typedDrop(1), typedDrop(2), typedDrop(3)] }],
    ['another pickup', { pickupAt: 'elsewhere', pickup: typedDrop(7) }],
    ['another courier', { positions: [{ code: 'MOTORBIKE', name: '' }] }],
    ['a service', { services: [{ code: 'WAITING', count: '1.0', name: '' }] }],
    ['goods', { hasItems: true, items }],
    ['something to collect', { collects: true, collect: { freight: '1', goods: '' } }],
    ['another time', { when: 'later', scheduledFor: '2026-03-03T10:00' }],
    ['a time to give up', { giveUp: 'at', giveUpAt: '2026-03-02T13:00' }],
  ])('%s ends it', (_, change) => {
    const next = { ...first, ...change }
    expect(priced(next)).not.toBe(priced(first))
    // What is shown while somebody types must never be kept longer than what is sent.
    expect(pricedText(next)).not.toBe(pricedText(first))
  })

  it.each<[string, Partial<TypedParcel>]>([
    ['another person', { drops: [{ ...typedDrop(1), contacts }, typedDrop(2)] }],
    ['more about the place', { drops: [{ ...typedDrop(1), description: 'Back' }, typedDrop(2)] }],
    ['who orders', { orderer: { name: 'X', phone: '61112222' } }],
    ['a remark', { remark: 'Ring twice', reference: 'INV-1' }],
  ])('%s does not', (_, change) => {
    const next = { ...first, ...change }
    expect(priced(next)).toBe(priced(first))
    expect(pricedText(next)).toBe(pricedText(first))
  })

  it('the order in which couriers were ticked is nothing to it', () => {
    const [a, b] = [
      { code: 'A', name: '' },
      { code: 'B', name: '' },
    ]
    expect(priced({ ...first, positions: [a, b] })).toBe(priced({ ...first, positions: [b, a] }))
  })
})
