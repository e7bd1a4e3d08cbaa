import { addSeconds } from 'date-fns'
import { describe, expect, it } from 'vitest'
import { failuresOf } from '@/lib/platform/failures'
import { failedOutcome } from './sending-outcome'

const NOW = new Date('2027-02-01T04:00:00Z')
const fail = failuresOf({
  family: 'food',
  operation: 'updateRegularHours',
  changes: true,
  requestId: 'r-1',
})
const refused = (code: string) => fail.refused({ httpStatus: 200, code, platformText: 'no' })
const outcome = (error: unknown, attempts = 1, kind: 'regular' | 'status' = 'regular') =>
  failedOutcome(error, { attempts, kind }, NOW)
const inSeconds = (seconds: number) => addSeconds(NOW, seconds)

describe('what a failed attempt says of a sending', () => {
  it('a refusal is the end of it, in the platform’s words', () => {
    expect(outcome(refused('264100'))).toEqual({
      state: 'refused',
      refusal: { code: '264100', text: 'no', requestId: 'r-1' },
      failure: null,
      requestId: 'r-1',
      retryAt: null,
    })
  })

  it('trap 63: "the same came within 60 seconds" proves nothing, and is repeated after them', () => {
    expect(outcome(refused('261005'))).toMatchObject({
      state: 'unconfirmed',
      retryAt: inSeconds(65),
    })
  })

  it('without an answer it is not confirmed, and sent again ever more slowly, then no more', () => {
    const lost = fail.timedOut(null, 1000)
    expect(outcome(lost)).toMatchObject({ state: 'unconfirmed', failure: 'timed-out' })
    const pauses = [1, 2, 3, 4, 5, 6, 7].map((attempts) => outcome(lost, attempts).retryAt)
    expect(pauses).toEqual([5, 20, 65, 180, 600, 1800].map(inSeconds).concat([null as never]))
  })

  it('a shop that is not as it should be is never given up', () => {
    expect(outcome(fail.connectionLost(null), 100, 'status').retryAt).toEqual(inSeconds(600))
  })

  it('what never left is told apart, and without access it is not tried again', () => {
    expect(outcome(fail.notSent('cannot-connect'))).toMatchObject({
      state: 'not-sent',
      failure: 'cannot-connect',
      retryAt: inSeconds(5),
    })
    expect(outcome(fail.notSent('not-configured'))).toMatchObject({ retryAt: null })
  })

  it('a fault of our own is not taken for a refusal', () => {
    expect(outcome(new Error('?'))).toMatchObject({ state: 'unconfirmed', failure: 'unexpected' })
  })
})
