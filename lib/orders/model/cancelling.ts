import { isClosed, type Stage } from '@/lib/domain/stages'

/**
 * What is known of the latest request to cancel an open order. `asking`: it is on its way.
 * `unconfirmed`: nobody knows whether it took. `agreed`: the platform said yes, and its status has
 * not said so yet. `overtaken`: since then the platform has told a status that goes on.
 */
export type CancellingState = 'asking' | 'unconfirmed' | 'agreed' | 'overtaken'

/** `since` is an ISO instant: when it was asked, agreed to, or given up on. */
export type Cancelling = { state: CancellingState; since: string }

/** So long an agreement is waited for, in milliseconds; then it may be asked for again. */
const AGREED_PATIENCE_MS = 10 * 60_000

/** Whether an agreement has waited for its status for longer than one would expect. */
export function isAgreedInVain({ state, since }: Cancelling, now: number): boolean {
  return state === 'agreed' && now - Date.parse(since) > AGREED_PATIENCE_MS
}

/** Why nobody needs to ask again now; null when it may be asked. */
export function cancellingObstacle(
  cancelling: Cancelling | null,
  now: number,
): 'asking' | 'agreed' | null {
  if (cancelling?.state === 'asking') return 'asking'
  return cancelling?.state === 'agreed' && !isAgreedInVain(cancelling, now) ? 'agreed' : null
}

/**
 * Whether a status says that an order goes on although it was asked to be cancelled: one that is
 * known, leaves it open, and was triggered after we had stopped waiting for the answer or had been
 * told yes. Of a status that is not known it may be the cancellation itself (conventions §3).
 */
export function isOvertaken(
  cancelling: { state: CancellingState | null; since: Date | null },
  status: { stage: Stage; at: Date },
): boolean {
  const { state, since } = cancelling
  if (state !== 'unconfirmed' && state !== 'agreed') return false
  if (isClosed(status.stage) || status.stage === 'unknown' || status.stage === 'problem') {
    return false
  }
  return since !== null && status.at > since
}
