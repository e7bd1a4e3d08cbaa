import { describe, expect, it } from 'vitest'
import { cancelRetrySeconds, parcelAllowsCancel } from './parcel-cancel'

describe('cancelling a parcel', () => {
  it('is for 9033 and 9034 alone (trap 32)', () => {
    const codes = [null, 9001, 9005, 9011, 9015, 9021, 9025, 9033, 9034, 9035]
    expect(codes.filter(parcelAllowsCancel)).toEqual([9033, 9034])
  })

  it('rests for 60 seconds after it was asked for', () => {
    const asked = new Date('2026-01-05T10:00:00.500Z')
    const after = (seconds: number) => new Date(asked.getTime() + seconds * 1000)
    expect(cancelRetrySeconds(null, asked)).toBe(0)
    expect(cancelRetrySeconds(asked, after(0))).toBe(60)
    expect(cancelRetrySeconds(asked, after(0.1))).toBe(60)
    expect(cancelRetrySeconds(asked, after(59.9))).toBe(1)
    expect(cancelRetrySeconds(asked, after(60))).toBe(0)
  })
})
