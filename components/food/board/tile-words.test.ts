import { describe, expect, it } from 'vitest'
import { durationMessage } from './tile-words'

describe('durationWords', () => {
  it.each([
    [0, { key: 'now' }],
    [1, { key: 'minutes', count: 1 }],
    [59, { key: 'minutes', count: 59 }],
    [60, { key: 'hours', hours: 1, minutes: 0 }],
    [135, { key: 'hours', hours: 2, minutes: 15 }],
  ])('%d min', (minutes, words) => {
    expect(durationMessage(minutes)).toEqual(words)
  })
})
