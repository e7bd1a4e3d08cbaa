import type { SendFailure } from '@/lib/orders/model/timeline'

const WHYS = [
  'refused',
  'not-sent',
  'timed-out',
  'connection-lost',
  'unreadable-answer',
  'server-failed',
  'stopped-in-between',
] as const

/** The codes that speak of an earlier request, whichever that was (conventions §7). */
const EARLIER = ['261005', '263004', '40303', '400180070', '4001260061'] as const

/** Which messages of `doubt` say why a try settled nothing. */
export type SendFailureWords = {
  why: (typeof WHYS)[number] | 'unexpected'
  /** Under `meaning`: what the platform's answer may mean; null where there is nothing to explain. */
  meaning: `c${(typeof EARLIER)[number]}` | 'serverFailed' | 'lastTry' | null
}

/**
 * What to say of a try that settled nothing. The sentences of the platform's codes would not do:
 * they say that nothing was ordered, which holds for the last try alone.
 */
export function sendFailureWords({ why, reply }: SendFailure): SendFailureWords {
  const known = WHYS.find((one) => one === why) ?? 'unexpected'
  const earlier = EARLIER.find((code) => code === reply?.code)
  if (earlier) return { why: known, meaning: `c${earlier}` }
  if (known === 'server-failed') return { why: known, meaning: 'serverFailed' }
  return { why: known, meaning: known === 'refused' || known === 'not-sent' ? 'lastTry' : null }
}
