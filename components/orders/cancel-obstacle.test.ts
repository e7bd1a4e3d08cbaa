import { describe, expect, it } from 'vitest'
import { cancelObstacle } from './cancel-obstacle'
import { card } from './test-card'

describe('cancelObstacle', () => {
  it('is none for an open order that the platform has', () => {
    expect(cancelObstacle(card(), true)).toBeNull()
    expect(cancelObstacle(card({ stage: 'near' }), true)).toBeNull()
    expect(cancelObstacle(card({ stage: 'unknown' }), true)).toBeNull()
  })

  it.each([
    [{ stage: 'done' }, 'closed'],
    [{ stage: 'cancelled' }, 'closed'],
    [{ placing: 'refused' }, 'refused'],
    [{ placing: 'placing', platformOrderId: null }, 'placing'],
    [{ placing: 'unconfirmed', platformOrderId: null }, 'unconfirmed'],
  ] as const)('%o: %s', (changes, obstacle) => {
    expect(cancelObstacle(card(changes), true)).toBe(obstacle)
  })

  it('says who may not, before what cannot be yet', () => {
    expect(cancelObstacle(card(), false)).toBe('not-allowed')
    expect(cancelObstacle(card({ placing: 'unconfirmed' }), false)).toBe('not-allowed')
  })
})
