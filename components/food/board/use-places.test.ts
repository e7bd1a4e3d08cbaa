import { describe, expect, it } from 'vitest'
import { MADE, card, minute } from '@/lib/testing/order-card'
import { buildBoard } from './build-board'
import { listRows } from './board-address'
import { mergePlaces, patchPlaces, watchedOrders } from './use-places'

it('follows those who ride before those who come, and nobody else', () => {
  const stages = ['waiting', 'at-store', 'coming', 'riding', 'near', 'done'] as const
  const cards = stages.map((stage, id) => card({ id, stage }))
  expect(watchedOrders(listRows(buildBoard(cards, MADE)))).toEqual([4, 3, 2, 1])
})

it('follows no more than the stream tells of', () => {
  const cards = Array.from({ length: 30 }, (_, id) => card({ id, stage: 'riding' }))
  expect(watchedOrders(listRows(buildBoard(cards, MADE)))).toHaveLength(20)
})

const seenAt = (minutes: number) => ({ lat: 22.3, lng: 114.1, at: minute(minutes), etaMinutes: 4 })

const place = (...minutes: number[]) => ({ orderId: 1, door: null, seen: minutes.map(seenAt) })

describe('patchPlaces', () => {
  it('takes a later sighting, and keeps two for the heading', () => {
    expect(patchPlaces([place(1, 2)], 1, seenAt(3))).toEqual([place(2, 3)])
    expect(patchPlaces([place()], 1, seenAt(3))).toEqual([place(3)])
  })

  it('never moves a courier back, and knows nothing of other orders', () => {
    const places = [place(1, 2)]
    expect(patchPlaces(places, 1, seenAt(2))).toBe(places)
    expect(patchPlaces(places, 2, seenAt(3))).toBe(places)
  })
})

describe('mergePlaces', () => {
  it('takes what was read, but no older sighting than is shown', () => {
    expect(mergePlaces([place(1)], [place(2, 3)])).toEqual([place(2, 3)])
    expect(mergePlaces([place(4)], [{ ...place(2, 3), door: { lat: 1, lng: 2 } }])).toEqual([
      { ...place(4), door: { lat: 1, lng: 2 } },
    ])
  })

  it('keeps who is where they were as the same object', () => {
    const shown = [place(1)]
    expect(mergePlaces(shown, [{ ...place(1), orderId: 2 }, place(1)])[1]).toBe(shown[0])
  })

  it('leaves out what is read no more, and adds what is new', () => {
    const other = { ...place(1), orderId: 2 }
    expect(mergePlaces([place(1)], [other])).toEqual([other])
  })
})
