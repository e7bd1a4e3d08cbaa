import type { Family } from '@/lib/domain/stages'

/** What can be learned of an order that we asked the platform to create. */
export type Evidence =
  /** The creation was answered with the platform's number. */
  | 'answer'
  /** A callback that its signature covers names our order. */
  | 'callback'
  /** The platform, asked for an order, names ours. */
  | 'query'
  /** The platform, asked for an order, names another one or none. */
  | 'not-found'
  /** It never left this server. */
  | 'not-sent'
  /** The only request there was is refused, for what it says itself. */
  | 'refused'
  /** No answer, an unreadable one, an error of the platform's own, or our process ended. */
  | 'silence'
  /**
   * Sent again, after a try that got no answer, and refused because it is there already (263004, a
   * repeated shipment code). Where every try was answered it is `resend-refused`.
   */
  | 'resend-exists'
  /** Sent again and refused for repeating within 60 seconds (261005, 40303): tries count, too. */
  | 'resend-repeated'
  /** Sent again and refused for any other reason: of the first request that says nothing. */
  | 'resend-refused'
  /** A person looked into it and says that it was not placed. */
  | 'staff'

/** What it proves: that the order is on the platform, that it is not, or nothing. */
type Proof = 'placed' | 'not-placed' | 'nothing'

/**
 * What evidence is enough for what, by family (decision 0008).
 *
 * - A parcel's callback signs only the platform's number, not ours (conventions §5.2, §6.1): what
 *   it says of ours counts once a query has confirmed it.
 * - 261005 proves that the same data came, not that it succeeded (conventions §7.1). Parcel's 40303
 *   counts tries, too: it forbids a second cancellation within the minute, and no order that was
 *   cancelled could be cancelled later (conventions §7.2, trap 32).
 * - Express refuses a repeated `client_shipment_code` for ever (express §4.1, §8): what has ours was
 *   made by us, unless the first request was told so already.
 */
const PROOFS: Readonly<Record<Evidence, Proof | Readonly<Record<Family, Proof>>>> = {
  answer: 'placed',
  callback: { food: 'placed', express: 'placed', parcel: 'nothing' },
  query: 'placed',
  'not-found': 'nothing',
  'not-sent': 'not-placed',
  refused: 'not-placed',
  silence: 'nothing',
  'resend-exists': { food: 'placed', express: 'placed', parcel: 'nothing' },
  'resend-repeated': 'nothing',
  'resend-refused': 'nothing',
  staff: 'not-placed',
}

/** What this evidence proves of an order of this family. */
export function proofOf(family: Family, evidence: Evidence): Proof {
  const proof = PROOFS[evidence]
  return typeof proof === 'string' ? proof : proof[family]
}

/** The platform refuses the same order, or the same data, for so long (conventions §8). */
export const REPEAT_WINDOW_SECONDS = 60

/**
 * When the machine itself may send an order of this family again, in seconds after it was last
 * sent; null for never: then a person decides.
 *
 * - Food has nothing that makes a second order impossible for certain, and can be looked up.
 * - Express has its shipment code, but wants 60 seconds between two tries (express §4.1). Where the
 *   process died that sent it first, perhaps nothing left: then a second try need not wait.
 * - Parcel is guarded inside the 60 seconds only, whether tries or orders count there. A try must
 *   also arrive within them, so none leaves in their last third.
 */
const MACHINE_MAY_RESEND: Readonly<Record<Family, { from: number; until: number } | null>> = {
  food: null,
  express: { from: REPEAT_WINDOW_SECONDS + 5, until: Infinity },
  parcel: { from: 0, until: 40 },
}

/** Seconds since an order was first and last sent. */
type Sent = {
  firstSent: number
  lastSent: number
  /** It was sent once, by a process that died before an answer came (decision 0170). */
  isAbandoned: boolean
}

/** Whether the machine may send it again now. */
export function machineMayResend(family: Family, since: Sent): boolean {
  const rule = MACHINE_MAY_RESEND[family]
  return rule !== null && secondsToResend(family, since) <= 0 && since.firstSent <= rule.until
}

/** Seconds until the machine may send it again, if it ever may; 0 or less: it need not wait. */
export function secondsToResend(family: Family, { lastSent, isAbandoned }: Sent): number {
  return machineResendFrom(family, { isAbandoned }) - lastSent
}

/** As `resendFrom`, for the machine (decision 0307). */
export function machineResendFrom(
  family: Family,
  { isAbandoned }: Pick<Sent, 'isAbandoned'>,
): number {
  return family === 'express' && isAbandoned ? 0 : resendFrom(family)
}

/** Whether the machine may send it again now or at any later moment. */
export function machineMayStillResend(family: Family, firstSent: number): boolean {
  const rule = MACHINE_MAY_RESEND[family]
  return rule !== null && firstSent <= rule.until
}

/**
 * Seconds that are left in which a request that leaves can make no second order, so many seconds
 * after it was first sent; negative once they are over, infinite where they never are.
 */
export function safeResendSeconds(family: Family, firstSent: number): number {
  return (MACHINE_MAY_RESEND[family]?.until ?? Infinity) - firstSent
}

/**
 * Whether sending it again can make a second order, so many seconds after it was first sent. Where
 * it can, only a person may want it.
 */
export function resendMayDouble(family: Family, secondsSinceFirstSent: number): boolean {
  return safeResendSeconds(family, secondsSinceFirstSent) < 0
}

/** Sent again sooner, it would only be refused for repeating; in seconds since it was last sent. */
export function resendFrom(family: Family): number {
  return MACHINE_MAY_RESEND[family]?.from ?? REPEAT_WINDOW_SECONDS + 5
}
