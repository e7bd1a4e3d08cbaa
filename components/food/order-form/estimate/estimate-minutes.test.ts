import { describe, expect, it } from 'vitest'
import { estimateMinutes } from './estimate-minutes'

describe('a predicted time in words', () => {
  it.each([
    [30, '25-35', { key: 'range', range: '25–35' }],
    [30, '35 - 25', { key: 'range', range: '25–35' }],
    [30, '30-30', { key: 'minutes', minutes: 30 }],
    [30, null, { key: 'minutes', minutes: 30 }],
    [30, 'soon', { key: 'minutes', minutes: 30 }],
    [0, null, { key: 'minutes', minutes: 0 }],
  ])('%s with %s is %o', (minutes, range, words) => {
    expect(estimateMinutes(minutes, range)).toEqual(words)
  })

  it('trap 46: −1 and null are not known, whatever range comes with them', () => {
    expect(estimateMinutes(-1, '25-35')).toEqual({ key: 'unknown' })
    expect(estimateMinutes(null, '25-35')).toEqual({ key: 'unknown' })
  })
})
