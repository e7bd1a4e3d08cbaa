import { describe, expect, it } from 'vitest'
import type { Stage } from '@/lib/domain/stages'
import { cancellingObstacle, isAgreedInVain, isOvertaken, type CancellingState } from './cancelling'

const AT = Date.parse('2025-03-04T04:00:00Z')
const MINUTE = 60_000
const cancelling = (state: CancellingState) => ({ state, since: new Date(AT).toISOString() })

describe('asking again', () => {
  it('waits while it is being asked, and for what was agreed to', () => {
    expect(cancellingObstacle(null, AT)).toBeNull()
    expect(cancellingObstacle(cancelling('asking'), AT)).toBe('asking')
    expect(cancellingObstacle(cancelling('agreed'), AT + 10 * MINUTE)).toBe('agreed')
  })

  it('is possible where nobody knows, where the order went on, and after an agreement in vain', () => {
    expect(cancellingObstacle(cancelling('unconfirmed'), AT)).toBeNull()
    expect(cancellingObstacle(cancelling('overtaken'), AT)).toBeNull()
    expect(cancellingObstacle(cancelling('agreed'), AT + 11 * MINUTE)).toBeNull()
    expect(isAgreedInVain(cancelling('agreed'), AT + 11 * MINUTE)).toBe(true)
    expect(isAgreedInVain(cancelling('unconfirmed'), AT + 11 * MINUTE)).toBe(false)
  })
})

describe('a status after it', () => {
  const overtakes = (state: CancellingState | null, stage: Stage, ms: number) =>
    isOvertaken({ state, since: state && new Date(AT) }, { stage, at: new Date(AT + ms) })

  it.each(['unconfirmed', 'agreed'] as const)('%s is overtaken by one that goes on', (state) => {
    expect(overtakes(state, 'at-store', 1000)).toBe(true)
    expect(overtakes(state, 'waiting', 1000)).toBe(true)
  })

  it('says nothing when it was triggered before, ends the order, or is not known', () => {
    expect(overtakes('agreed', 'at-store', 0)).toBe(false)
    expect(overtakes('agreed', 'cancelled', 1000)).toBe(false)
    expect(overtakes('unconfirmed', 'done', 1000)).toBe(false)
    expect(overtakes('unconfirmed', 'unknown', 1000)).toBe(false)
    expect(overtakes('unconfirmed', 'problem', 1000)).toBe(false)
  })

  it('says nothing of an order that nobody asked to cancel, or that is being asked for now', () => {
    expect(overtakes(null, 'at-store', 1000)).toBe(false)
    expect(overtakes('asking', 'at-store', 1000)).toBe(false)
  })
})
