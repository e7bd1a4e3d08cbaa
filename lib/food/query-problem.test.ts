import { describe, expect, it } from 'vitest'
import { Problem } from '@/lib/domain/problem'
import { ConnectionLost, PlatformRefused, TimedOut } from '@/lib/platform/errors'
import { queryProblem } from './query-problem'

const call = { family: 'food', operation: 'orderInfoByPhone', requestId: 'r1' } as const
const refused = (code: string) =>
  new PlatformRefused(call, { httpStatus: 200, code, platformText: '' })

describe('a question that came to nothing', () => {
  it('says to wait where the same was asked too soon, and not that an order was refused', () => {
    expect(queryProblem(refused('261005'))).toMatchObject({ key: 'askedTooSoon', cause: undefined })
  })

  it('does not speak of something that may have gone through', () => {
    const problem = queryProblem(new ConnectionLost(call, null))
    expect(problem).toBeInstanceOf(Problem)
    expect(problem).toMatchObject({ key: 'askedInVain' })
  })

  it('keeps a refusal, a time-out and what nobody expected', () => {
    const slow = new TimedOut(call, null, 1000)
    for (const error of [refused('264100'), slow, new Error('bug')]) {
      expect(queryProblem(error)).toBe(error)
    }
  })
})
