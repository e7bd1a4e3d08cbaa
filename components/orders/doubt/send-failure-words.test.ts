import { expect, it } from 'vitest'
import { ERROR_CODES } from '@/lib/platform/error-codes'
import { sendFailureWords } from './send-failure-words'

const refused = (code: string) => ({ why: 'refused', reply: { code, words: 'its words' } })

it('explains every code that speaks of an earlier request', () => {
  const unproven = ERROR_CODES.filter(({ code, provesNothing }) => {
    // Those of 500xx are errors of the platform's own.
    return !provesNothing && !code.startsWith('5')
  })
  expect(unproven.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['261005', '263004', '40303']),
  )
  for (const { code } of unproven) {
    expect(sendFailureWords(refused(code))).toEqual({ why: 'refused', meaning: `c${code}` })
  }
})

it('says of any other refusal, and of what never left, that it is about that try alone', () => {
  expect(sendFailureWords(refused('263006'))).toEqual({ why: 'refused', meaning: 'lastTry' })
  const notSent = { why: 'not-sent', reply: null }
  expect(sendFailureWords(notSent)).toEqual({ why: 'not-sent', meaning: 'lastTry' })
})

it('says of an error of the platform’s own that it may have come before or after', () => {
  const failed = { why: 'server-failed', reply: { code: '50003', words: '' } }
  expect(sendFailureWords(failed)).toEqual({ why: 'server-failed', meaning: 'serverFailed' })
})

it('blames Handover only for what no answer and no connection explains', () => {
  for (const why of ['timed-out', 'connection-lost', 'unreadable-answer', 'stopped-in-between']) {
    expect(sendFailureWords({ why, reply: null })).toEqual({ why, meaning: null })
  }
  expect(sendFailureWords({ why: 'anything', reply: null }).why).toBe('unexpected')
})
