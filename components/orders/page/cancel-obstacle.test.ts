import { describe, expect, it } from 'vitest'
import { cancelObstacle } from './cancel-obstacle'
import { card, MADE, minute } from '@/lib/testing/order-card'

describe('cancelObstacle', () => {
  it('is none for an open order that the platform has', () => {
    expect(cancelObstacle(card(), true, MADE)).toBeNull()
    expect(cancelObstacle(card({ stage: 'near' }), true, MADE)).toBeNull()
    expect(cancelObstacle(card({ stage: 'unknown' }), true, MADE)).toBeNull()
  })

  it.each([
    [{ stage: 'done' }, 'closed'],
    [{ stage: 'cancelled' }, 'closed'],
    [{ placing: 'refused' }, 'refused'],
    [{ placing: 'placing', platformOrderId: null }, 'placing'],
    [{ placing: 'unconfirmed', platformOrderId: null }, 'unconfirmed'],
  ] as const)('%o: %s', (changes, obstacle) => {
    expect(cancelObstacle(card(changes), true, MADE)).toBe(obstacle)
  })

  it('says who may not, before what cannot be yet', () => {
    expect(cancelObstacle(card(), false, MADE)).toBe('not-allowed')
    expect(cancelObstacle(card({ placing: 'unconfirmed' }), false, MADE)).toBe('not-allowed')
  })

  it.each(['asking', 'agreed'] as const)('%s: nobody asks a second time', (state) => {
    const cancelling = { state, since: minute(0) }
    expect(cancelObstacle(card({ cancelling }), true, MADE)).toBe(state)
  })

  it('lets it be asked again where nobody knows, and where an agreement came to nothing', () => {
    const since = minute(0)
    const unconfirmed = card({ cancelling: { state: 'unconfirmed', since } })
    expect(cancelObstacle(unconfirmed, true, MADE)).toBeNull()
    const agreed = card({ cancelling: { state: 'agreed', since } })
    expect(cancelObstacle(agreed, true, MADE + 11 * 60_000)).toBeNull()
  })
})
