import { describe, expect, it } from 'vitest'
import { coverageReason } from './coverage-list'

describe('why a store is not offered', () => {
  it.each([
    ['reaches', 'closing-soon', 'closing-soon'],
    ['reaches', 'too-slow', 'too-slow'],
    // Others are offered, so the platform names no reason for this one.
    ['reaches', 'supported', 'either'],
    ['reaches-not', 'supported', 'reaches-not'],
    // 103 speaks of the stores that reach the place; this one does not.
    ['reaches-not', 'closing-soon', 'reaches-not'],
    ['unknown', 'no-store-there', 'unknown'],
  ] as const)('%s while the platform says %s is %s', (verdict, outcome, reason) => {
    expect(coverageReason({ verdict }, outcome)).toBe(reason)
  })

  it('is not said of a store that delivers, nor of one that was not asked', () => {
    expect(coverageReason({ verdict: 'delivers' }, 'supported')).toBeNull()
    expect(coverageReason({ verdict: 'not-offered' }, 'supported')).toBeNull()
  })
})
