/** The statuses in which the platform cancels by itself (conventions §3). */
const CANCELLABLE: readonly number[] = [9033, 9034]

/** The same order is cancelled once in so many seconds (conventions §8, 40303). */
const CANCEL_AGAIN_SECONDS = 60

/** Whether a parcel may be cancelled in a status; elsewhere customer service does it (§3). */
export function parcelAllowsCancel(statusCode: number | null): boolean {
  return statusCode !== null && CANCELLABLE.includes(statusCode)
}

/** For how many whole seconds it may not be asked again; 0 when it was never asked, or that is over. */
export function cancelRetrySeconds(lastAskedAt: Date | null, now: Date): number {
  if (!lastAskedAt) return 0
  const passed = (now.getTime() - lastAskedAt.getTime()) / 1000
  return Math.max(0, Math.ceil(CANCEL_AGAIN_SECONDS - passed))
}
