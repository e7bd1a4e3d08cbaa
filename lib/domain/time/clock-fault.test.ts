import { describe, expect, it } from 'vitest'
import { clockFault, worstClockFault } from './clock-fault'

describe('clockFault', () => {
  it.each([
    [null, false, null],
    [0, false, null],
    [59_999, false, null],
    [-59_999, false, null],
    [60_000, false, { ms: 60_000, refusing: false }],
    [-60_000, false, { ms: -60_000, refusing: false }],
    [149_999, false, { ms: 149_999, refusing: false }],
    [150_000, false, { ms: 150_000, refusing: true }],
    [-400_000, false, { ms: -400_000, refusing: true }],
    [100_000, true, { ms: 100_000, refusing: true }],
    [null, true, { ms: null, refusing: true }],
    [2_000, true, { ms: null, refusing: true }],
  ])('%s ms, refused %s', (ms, refused, fault) => {
    expect(clockFault(ms, refused)).toEqual(fault)
  })
})

describe('worstClockFault', () => {
  const slow = { ms: 70_000, refusing: false }
  const far = { ms: -90_000, refusing: false }
  const refused = { ms: null, refusing: true }
  it('is the farthest, and one that costs orders before any other', () => {
    expect(worstClockFault([])).toBeNull()
    expect(worstClockFault([null, slow, null])).toEqual(slow)
    expect(worstClockFault([slow, far])).toEqual(far)
    expect(worstClockFault([refused, far])).toEqual(refused)
    expect(worstClockFault([far, refused])).toEqual(refused)
  })
})
