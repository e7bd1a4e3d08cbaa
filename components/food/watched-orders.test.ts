import { expect, it } from 'vitest'
import { buildBoard } from './build-board'
import { listRows } from './sort-rows'
import { card, MADE } from '@/components/orders/test-card'
import { watchedOrders } from './watched-orders'

it('follows those who ride before those who come, and nobody else', () => {
  const stages = ['waiting', 'at-store', 'coming', 'riding', 'near', 'done'] as const
  const cards = stages.map((stage, id) => card({ id, stage }))
  expect(watchedOrders(listRows(buildBoard(cards, MADE)))).toEqual([4, 3, 2, 1])
})

it('follows no more than the stream tells of', () => {
  const cards = Array.from({ length: 30 }, (_, id) => card({ id, stage: 'riding' }))
  expect(watchedOrders(listRows(buildBoard(cards, MADE)))).toHaveLength(20)
})
