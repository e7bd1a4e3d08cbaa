/** The statuses in which the platform cancels by itself (conventions §3). */
const CANCELLABLE: readonly number[] = [9033, 9034]

/** The same order is cancelled once in so many seconds (conventions §8, 40303). */
export const CANCEL_AGAIN_SECONDS = 60

/** Whether a parcel may be cancelled in a status; elsewhere customer service does it (§3). */
export function parcelAllowsCancel(statusCode: number | null): boolean {
  return statusCode !== null && CANCELLABLE.includes(statusCode)
}

/** Until when it may not be asked again; null when it was never asked, or that is over. */
export function cancelRestsUntil(lastAskedAt: Date | null, now: Date): Date | null {
  if (!lastAskedAt) return null
  const until = new Date(lastAskedAt.getTime() + CANCEL_AGAIN_SECONDS * 1000)
  return until > now ? until : null
}
