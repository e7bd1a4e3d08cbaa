import { describe, expect, it } from 'vitest'
import { backoffMs } from './backoff'

describe('backoffMs', () => {
  it('doubles from half a second and stops at eight', () => {
    expect([0, 1, 2, 3, 4, 5, 50, 2000].map((attempt) => backoffMs(attempt, 0))).toEqual([
      500, 1000, 2000, 4000, 8000, 8000, 8000, 8000,
    ])
  })

  it('takes off up to half by chance', () => {
    expect(backoffMs(4, 0.5)).toBe(6000)
    expect(backoffMs(4, 0.9999)).toBeGreaterThanOrEqual(4000)
  })
})
