import type { TimelineEntry } from '@/lib/orders/schema'

/** What is known of an order in doubt, for whoever has to decide about it. Instants are ISO. */
export type DoubtFacts = {
  sentCount: number
  firstSentAt: string
  lastSentAt: string
  /** A kind of failure, as the log calls it; null when nobody wrote it down. */
  why: string | null
  looks: number
  lastLookAt: string | null
  /** Of the last try to send it again: null when there was none or it is of no consequence. */
  resendFailure: { text: string | null } | null
  /** Nothing is tried any more by the machine. */
  gaveUp: boolean
  /** Who chose to wait, last. */
  waitedBy: string | null
}

const WHYS = [
  'timed-out',
  'connection-lost',
  'unreadable-answer',
  'server-failed',
  'stopped-in-between',
] as const

/** The message under `doubt.why` for a kind of failure as the log calls it. */
export function whyOf(why: string): (typeof WHYS)[number] | 'unexpected' {
  return WHYS.find((known) => known === why) ?? 'unexpected'
}

const TRIES: readonly string[] = ['looked', 'resent', 'waits', 'gave-up', 'unconfirmed']

/** Reads them off the order's history, oldest first. `createdAt` is when it was first sent. */
export function doubtFacts(createdAt: string, timeline: readonly TimelineEntry[]): DoubtFacts {
  const of = (kind: string) => timeline.filter((entry) => entry.kind === kind)
  const resent = of('resent')
  const looked = of('looked')
  const lastFailure = of('resend-failed').at(-1)
  return {
    sentCount: 1 + resent.length,
    firstSentAt: createdAt,
    lastSentAt: resent.at(-1)?.at ?? createdAt,
    why: of('unconfirmed').at(-1)?.text ?? null,
    looks: looked.length,
    lastLookAt: looked.at(-1)?.at ?? null,
    resendFailure: lastFailure ? { text: lastFailure.text } : null,
    gaveUp: timeline.findLast(({ kind }) => TRIES.includes(kind))?.kind === 'gave-up',
    waitedBy: of('waits').at(-1)?.by ?? null,
  }
}
