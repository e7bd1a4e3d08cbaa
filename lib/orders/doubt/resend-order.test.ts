import { expect, it } from 'vitest'
import { NotSent, PlatformRefused, TimedOut } from '@/lib/platform/errors'
import { evidenceOfResend } from './resend-order'

const CALL = { family: 'express', operation: 'create', changes: false, requestId: 'r-1' } as const
const refused = (code: string, platformText = '') =>
  new PlatformRefused(CALL, { httpStatus: 200, code, platformText })
const after = (wasUnanswered: boolean, error: unknown) =>
  evidenceOfResend({ family: 'express', wasUnanswered }, error)

it('what is there already is ours where an earlier try got no answer', () => {
  expect(after(true, refused('263004'))).toBe('resend-exists')
  expect(after(true, refused('261003', 'client_shipment_code is incorrect'))).toBe('resend-exists')
  expect(after(true, refused('261005'))).toBe('resend-repeated')
})

it('and somebody else’s where every earlier try was told no', () => {
  for (const code of ['263004', '261005']) {
    expect(after(false, refused(code))).toBe('resend-refused')
  }
})

it('a try that got no answer, or never left, says nothing new', () => {
  expect(after(false, new TimedOut(CALL, null, 10))).toBe('silence')
  expect(after(true, new NotSent(CALL, 'busy'))).toBe('resend-refused')
})
