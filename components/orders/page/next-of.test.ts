import { describe, expect, it } from 'vitest'
import { card } from '@/lib/testing/order-card'
import { nextOf } from './next-of'

const NOW = Date.parse('2026-11-23T04:00:00Z')
const forecast = {
  moment: 'showup',
  at: '2026-11-23T04:06:00Z',
  range: null,
  asOf: '2026-11-23T03:59:00Z',
} as const

describe('what comes next for an order', () => {
  it('is the platform’s forecast, and says when its time has passed', () => {
    const next = nextOf(card({ stage: 'coming', next: forecast }), NOW)
    expect(next).toMatchObject({ kind: 'expected', moment: 'showup', isPast: false })
    const late = nextOf(card({ stage: 'coming', next: forecast }), NOW + 600_000)
    expect(late).toMatchObject({ isPast: true })
  })

  it.each([
    ['waiting', 'waiting'],
    ['coming', 'coming'],
    ['at-store', 'atStore'],
    ['riding', 'riding'],
    ['near', 'riding'],
  ] as const)('is what %s alone says where nothing is forecast', (stage, kind) => {
    expect(nextOf(card({ stage, next: null }), NOW)).toEqual({ kind, at: null })
  })

  it('is the customer’s coming where no courier comes, and nothing once it is over', () => {
    expect(nextOf(card({ stage: 'waiting', selfPickup: true }), NOW)?.kind).toBe('pickup')
    const over = card({ stage: 'done', selfPickup: true, closedAt: '2026-11-23T03:00:00Z' })
    expect(nextOf(over, NOW)).toEqual({ kind: 'ended', at: '2026-11-23T03:00:00Z' })
  })

  it('is not said of what has to be decided first', () => {
    expect(nextOf(card({ placing: 'refused' }), NOW)).toBeNull()
    expect(nextOf(card({ placing: 'unconfirmed' }), NOW)).toBeNull()
    expect(nextOf(card({ stage: 'problem', next: null }), NOW)).toBeNull()
    const cancelling = { state: 'asking', at: '2026-11-23T03:59:00Z' } as never
    expect(nextOf(card({ stage: 'coming', cancelling }), NOW)).toBeNull()
  })
})
