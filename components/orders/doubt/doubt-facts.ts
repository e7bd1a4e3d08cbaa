import type { SendFailure, TimelineEntry } from '@/lib/orders/model/timeline'

/** What is known of an order in doubt, for whoever has to decide about it. Instants are ISO. */
export type DoubtFacts = {
  sentCount: number
  firstSentAt: string
  lastSentAt: string
  /** Why the first try left it in doubt; null when nobody wrote it down. */
  failure: SendFailure | null
  looks: number
  lastLookAt: string | null
  /** Of the last try to send it again that settled nothing, and when; null when there was none. */
  resendFailure: (SendFailure & { at: string }) | null
  /** Nothing is tried any more by the machine. */
  gaveUp: boolean
  /** Who chose to wait, last. */
  waitedBy: string | null
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
    failure: of('unconfirmed').at(-1)?.sendFailure ?? null,
    looks: looked.length,
    lastLookAt: looked.at(-1)?.at ?? null,
    resendFailure: lastFailure?.sendFailure
      ? { ...lastFailure.sendFailure, at: lastFailure.at }
      : null,
    gaveUp: timeline.findLast(({ kind }) => TRIES.includes(kind))?.kind === 'gave-up',
    waitedBy: of('waits').at(-1)?.by ?? null,
  }
}
