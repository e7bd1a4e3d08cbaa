import { describe, expect, it } from 'vitest'
import type { OutcomeUnknown } from '@/lib/platform/errors'
import { failuresOf } from '@/lib/platform/failures'
import { explain } from './explain'

const failing = (operation: string) =>
  failuresOf({ family: 'parcel', operation, requestId: 'request-1' })
const refused = (code: string) => ({ httpStatus: 200, code, platformText: 'text' })

describe('what is said of a call without a usable answer', () => {
  it.each<[string, OutcomeUnknown]>([
    ['serverFailed', failing('quote').serverFailed({ ...refused('50001'), httpStatus: 500 })],
    ['unreadable', failing('vas').unreadable(200, 'not an envelope')],
    ['connection lost', failing('dateTimeSlots').connectionLost(null, new Error('reset'))],
  ])('of a question: nothing that might have gone through (%s)', (_, error) => {
    expect(explain(error)).toEqual({
      ...{ ok: false, problem: 'askedInVain', reference: 'request-1' },
    })
  })

  it('of a change: that it is not known whether it went through', () => {
    const error = failing('cancelOrder').connectionLost(null, new Error('reset'))
    expect(explain(error)).toMatchObject({ problem: 'platformTrouble' })
  })

  it('says to wait where the same question came too soon, and not that an order was refused', () => {
    const again = failing('quote').refused(refused('40303'))
    expect(explain(again)).toEqual({ ok: false, problem: 'askedTooSoon', reference: 'request-1' })
    const order = failing('createOrder').refused(refused('40303'))
    expect(explain(order)).toMatchObject({ problem: 'platformRefused', code: '40303' })
  })

  it('keeps a time-out and a refusal as they are', () => {
    expect(explain(failing('quote').timedOut(null, 10_000))).toMatchObject({
      problem: 'platformSlow',
    })
    expect(explain(failing('quote').refused(refused('4001128008')))).toMatchObject({
      ...{ problem: 'platformRefused', code: '4001128008', detail: 'text' },
    })
  })
})
