import type { StoreAlarm } from './schema'

/** A pause that is over, or a sending that waits, is nobody's worry for so long. */
const PATIENCE_MS = 90_000

export type AlarmFacts = {
  open: boolean
  reopenAt: Date | null
  /** Null: it reopened by itself. */
  changedBy: number | null
  sending: { state: string; askedAt: Date }
}

/** Whether the platform does not know what was wanted of a store, so that somebody must look. */
export function storeAlarm(status: AlarmFacts, now: Date): StoreAlarm | null {
  const { open, reopenAt, changedBy, sending } = status
  const overdue = (since: Date) => now.getTime() - since.getTime() > PATIENCE_MS
  if (!open && reopenAt && overdue(reopenAt)) return 'notReopened'
  const waits = ['queued', 'sending'].includes(sending.state)
  if (sending.state === 'accepted' || (waits && !overdue(sending.askedAt))) return null
  if (!open) return 'notClosed'
  return changedBy === null ? 'notReopened' : 'notOpened'
}
