import { subHours, subMinutes, subSeconds } from 'date-fns'
import { describe, expect, it } from 'vitest'
import { silenceOf } from './counters'

const NOW = new Date('2027-02-01T04:00:00Z')

describe('the silence of a store’s counters', () => {
  it.each<[string, Date | null, boolean, boolean]>([
    ['begins when the last one has been gone for three minutes', subMinutes(NOW, 3), false, true],
    ['is not a reload', subSeconds(NOW, 179), false, false],
    ['is of no consequence while the store is closed', subMinutes(NOW, 30), true, false],
    ['is not that of a store that never had one', null, false, false],
    ['is over the next day', subHours(NOW, 12), false, false],
  ])('%s', (_, lastSeenAt, isClosed, isSilent) => {
    expect(silenceOf(lastSeenAt, isClosed, NOW)).toEqual(isSilent ? lastSeenAt : null)
  })
})
