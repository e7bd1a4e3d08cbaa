import { expect, it } from 'vitest'
import { shareObstacle } from './share-panel'

const order = { id: 1, stage: 'waiting', placing: 'placed', selfPickup: false } as const

it.each([
  [{}, null],
  [{ stage: 'near' }, null],
  [{ stage: 'unknown' }, null],
  [{ stage: 'done' }, 'over'],
  [{ stage: 'cancelled' }, 'over'],
  [{ placing: 'refused' }, 'over'],
  [{ placing: 'placing' }, 'notYet'],
  [{ placing: 'unconfirmed' }, 'notYet'],
  [{ selfPickup: true }, 'selfPickup'],
] as const)('%j: %s', (change, obstacle) => {
  expect(shareObstacle({ ...order, ...change })).toBe(obstacle)
})
