import { describe, expect, it } from 'vitest'
import type { OutcomeUnknown } from '@/lib/platform/errors'
import { failuresOf } from '@/lib/platform/failures'
import { toFailure } from './to-failure'

const CALL = { family: 'parcel', requestId: 'request-1' } as const
const asking = failuresOf({ ...CALL, operation: 'quote', changes: false })
const changing = failuresOf({ ...CALL, operation: 'createOrder', changes: true })
const refused = (code: string) => ({ httpStatus: 200, code, platformText: 'text' })

describe('what is said of a call without a usable answer', () => {
  it.each<[string, OutcomeUnknown]>([
    ['serverFailed', asking.serverFailed({ ...refused('50001'), httpStatus: 500 })],
    ['unreadable', asking.unreadable(200, 'not an envelope')],
    ['connection lost', asking.connectionLost(null, new Error('reset'))],
  ])('of a question: nothing that might have gone through (%s)', (_, error) => {
    expect(toFailure(error)).toEqual({
      ok: false,
      problem: 'askedInVain',
      reference: 'request-1',
    })
  })

  it('of a change: that it is not known whether it went through', () => {
    const error = changing.connectionLost(null, new Error('reset'))
    expect(toFailure(error)).toMatchObject({ problem: 'platformTrouble' })
  })

  it('says to wait where the same question came too soon, and not that an order was refused', () => {
    const again = asking.refused(refused('40303'))
    expect(toFailure(again)).toEqual({ ok: false, problem: 'askedTooSoon', reference: 'request-1' })
    const order = changing.refused(refused('40303'))
    expect(toFailure(order)).toMatchObject({ problem: 'platformRefused', code: '40303' })
  })

  it('keeps a time-out and a refusal as they are', () => {
    expect(toFailure(asking.timedOut(null, 10_000))).toMatchObject({
      problem: 'platformSlow',
    })
    expect(toFailure(asking.refused(refused('4001128008')))).toMatchObject({
      problem: 'platformRefused',
      code: '4001128008',
      detail: 'text',
    })
  })
})
