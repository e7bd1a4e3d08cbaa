import { addMinutes, addSeconds } from 'date-fns'
import { describe, expect, it } from 'vitest'
import { type AlarmFacts, storeAlarm } from './list-statuses'

const NOW = new Date('2027-02-01T04:00:00Z')
const status = (change: Partial<AlarmFacts>): AlarmFacts => ({
  open: true,
  reopenAt: null,
  changedBy: 1,
  sending: { state: 'accepted', askedAt: NOW },
  ...change,
})
const sending = (state: string, ago = 0) => ({ state, askedAt: addSeconds(NOW, -ago) })

describe('the alarm of a store', () => {
  it.each<[string, Partial<AlarmFacts>, ReturnType<typeof storeAlarm>]>([
    ['is as wanted', {}, null],
    ['is paused', { open: false, reopenAt: addMinutes(NOW, 15) }, null],
    ['is about to reopen', { open: false, reopenAt: addSeconds(NOW, -60) }, null],
    ['was forgotten', { open: false, reopenAt: addSeconds(NOW, -91) }, 'notReopened'],
    ['is being told', { sending: sending('sending', 30) }, null],
    ['waits too long', { sending: sending('queued', 91) }, 'notOpened'],
    ['was not opened', { sending: sending('refused') }, 'notOpened'],
    ['did not reopen', { changedBy: null, sending: sending('unconfirmed') }, 'notReopened'],
    ['may still be open', { open: false, sending: sending('not-sent') }, 'notClosed'],
  ])('%s', (_, change, alarm) => {
    expect(storeAlarm(status(change), NOW)).toBe(alarm)
  })
})
