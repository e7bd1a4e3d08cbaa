/** How far this server's clock is from the platform's, where that does harm. */
export type ClockFault = {
  /** The platform's clock minus ours, in milliseconds; null when only a refusal tells of it. */
  readonly ms: number | null
  /** Signed requests are refused, or will be in a moment. */
  readonly refusing: boolean
}

/** From here on it is told; what reveals it is exact to about a second. */
const CLOCK_TOLD_FROM_MS = 60_000
/** The platform refuses beyond 180 seconds (conventions §5.2): said before it comes to that. */
const CLOCK_REFUSED_FROM_MS = 150_000

/**
 * Whether the clock does harm. `ms` is the platform's clock minus ours, null while not known;
 * `refused` that the platform named the time as its reason (261002).
 */
export function clockFault(ms: number | null, refused: boolean): ClockFault | null {
  const away = Math.abs(ms ?? 0)
  // A refusal beside a difference that explains nothing: that one is not to be shown.
  if (refused && away < CLOCK_TOLD_FROM_MS) return { ms: null, refusing: true }
  if (away < CLOCK_TOLD_FROM_MS) return null
  return { ms, refusing: refused || away >= CLOCK_REFUSED_FROM_MS }
}

/** The fault that matters most; null when there is none. */
export function worstClockFault(faults: readonly (ClockFault | null)[]): ClockFault | null {
  const weight = ({ ms, refusing }: ClockFault) => (refusing ? 1e15 : 0) + Math.abs(ms ?? 0)
  return faults.reduce<ClockFault | null>(
    (worst, fault) => (!fault || (worst && weight(worst) >= weight(fault)) ? worst : fault),
    null,
  )
}
