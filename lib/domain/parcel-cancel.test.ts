import { describe, expect, it } from 'vitest'
import { cancelRestsUntil, parcelAllowsCancel } from './parcel-cancel'

describe('cancelling a parcel', () => {
  it('is for 9033 and 9034 alone (trap 32)', () => {
    const codes = [null, 9001, 9005, 9011, 9015, 9021, 9025, 9033, 9034, 9035]
    expect(codes.filter(parcelAllowsCancel)).toEqual([9033, 9034])
  })

  it('rests for 60 seconds after it was asked for', () => {
    const asked = new Date('2026-01-05T10:00:00.500Z')
    const after = (seconds: number) => new Date(asked.getTime() + seconds * 1000)
    expect(cancelRestsUntil(null, asked)).toBeNull()
    expect(cancelRestsUntil(asked, after(0))).toEqual(after(60))
    expect(cancelRestsUntil(asked, after(59.9))).toEqual(after(60))
    expect(cancelRestsUntil(asked, after(60))).toBeNull()
  })
})
