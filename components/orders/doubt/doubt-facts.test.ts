import { expect, it } from 'vitest'
import type { TimelineEntry, TimelineKind } from '@/lib/orders/model/timeline'
import { doubtFacts } from './doubt-facts'
import { minute } from '@/lib/testing/order-card'

const entry = (
  minutes: number,
  kind: TimelineKind,
  more: Partial<TimelineEntry> = {},
): TimelineEntry => ({
  id: minutes,
  source: 'system',
  kind,
  stage: null,
  statusCode: null,
  text: null,
  by: null,
  at: minute(minutes),
  receivedAt: minute(minutes),
  reported: null,
  problem: null,
  sendFailure: null,
  ...more,
})

const asked = entry(0, 'asked')
const timedOut = { why: 'timed-out', reply: null }
const lost = entry(1, 'unconfirmed', { sendFailure: timedOut })

it('tells when it was sent and why nobody knows', () => {
  expect(doubtFacts(minute(0), [asked, lost])).toMatchObject({
    sentCount: 1,
    firstSentAt: minute(0),
    lastSentAt: minute(0),
    failure: timedOut,
    looks: 0,
    lastLookAt: null,
    resendFailure: null,
    gaveUp: false,
  })
})

it('counts what was tried since', () => {
  const tooFar = { why: 'refused', reply: { code: '263006', words: 'too far' } }
  const timeline = [
    asked,
    lost,
    entry(2, 'looked'),
    entry(3, 'looked'),
    entry(4, 'resent'),
    entry(5, 'resend-failed', { sendFailure: tooFar }),
  ]
  expect(doubtFacts(minute(0), timeline)).toMatchObject({
    sentCount: 2,
    lastSentAt: minute(4),
    looks: 2,
    lastLookAt: minute(3),
    resendFailure: { ...tooFar, at: minute(5) },
  })
})

it('has given up only until somebody tries again', () => {
  const given = [asked, lost, entry(60, 'gave-up')]
  expect(doubtFacts(minute(0), given).gaveUp).toBe(true)
  const again = [...given, entry(61, 'waits', { by: 'Mei' })]
  expect(doubtFacts(minute(0), again)).toMatchObject({ gaveUp: false, waitedBy: 'Mei' })
})
