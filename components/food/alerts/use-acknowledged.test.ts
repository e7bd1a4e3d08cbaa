import { describe, expect, it } from 'vitest'
import { card } from '@/lib/testing/order-card'
import {
  MOST_MARKS,
  NOTHING_SEEN,
  acknowledge,
  alertsAmong,
  decodeAcknowledged,
  encodeAcknowledged,
  meetStores,
} from './use-acknowledged'

const here = meetStores(NOTHING_SEEN, [7], [card()])

describe('a store shown for the first time', () => {
  it('brings no news of its past, only of what comes after', () => {
    expect(alertsAmong([card()], here).size).toBe(0)
    const later = [card({ stage: 'coming' }), card({ id: 2 })]
    expect([...alertsAmong(later, here)]).toEqual([
      [1, 'changed'],
      [2, 'new'],
    ])
  })

  it('is silent until it was shown', () => {
    expect(alertsAmong([card({ storeId: 8 })], here).size).toBe(0)
  })

  it('leaves alone what is not acknowledged at the stores known before', () => {
    const cards = [card({ id: 2 }), card({ id: 3, storeId: 8 })]
    const both = meetStores(here, [7, 8], cards)
    expect([...alertsAmong(cards, both).keys()]).toEqual([2])
    expect(meetStores(both, [8], cards)).toBe(both)
  })
})

describe('acknowledging', () => {
  it('holds until the order moves on', () => {
    const coming = card({ stage: 'coming' })
    const seen = acknowledge(here, [coming])
    expect(alertsAmong([coming], seen).size).toBe(0)
    expect(alertsAmong([card({ stage: 'cancelled' })], seen).get(1)).toBe('cancelled')
  })

  it('changes nothing for what was seen already', () => {
    expect(acknowledge(here, [card({ version: 4 })])).toBe(here)
  })

  it('forgets the oldest orders, so that a browser’s room is never full', () => {
    const many = Array.from({ length: MOST_MARKS + 5 }, (_, id) => card({ id }))
    const { marks } = acknowledge(here, many)
    expect(marks.size).toBe(MOST_MARKS)
    expect(marks.has(MOST_MARKS + 4)).toBe(true)
    expect(marks.has(4)).toBe(false)
    expect(encodeAcknowledged({ ...here, marks }).length).toBeLessThan(100_000)
  })
})

describe('what a browser keeps', () => {
  it('is read as it was written', () => {
    expect(decodeAcknowledged(encodeAcknowledged(here))).toEqual(here)
  })

  it.each([null, '', '{', '7', 'null', '{"stores":1}', '[]'])('%s is nothing seen', (text) => {
    expect(decodeAcknowledged(text)).toEqual(NOTHING_SEEN)
  })

  it('passes over what is not a mark', () => {
    const { marks } = decodeAcknowledged('{"stores":[7,"x"],"marks":[[1,"coming"],[2],null,3]}')
    expect([...marks]).toEqual([[1, 'coming']])
  })
})
