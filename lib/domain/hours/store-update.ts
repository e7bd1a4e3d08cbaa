import type { HoursRequest } from './hours-in-force'

/** Everything that the platform can be told of a store, or of all of them (food §4.8, §4.9). */
export type StoreUpdate =
  | HoursRequest
  /** Open or closed, whatever the hours say. */
  | { readonly kind: 'status'; readonly open: boolean }
  /** Minutes before the end of business; it holds for all stores of a region (decision 0173). */
  | { readonly kind: 'buffer'; readonly minutes: number }

/**
 * How far a sending has come. Each replaces what was before it, so one that is not confirmed may
 * always be sent again.
 */
export type SendingState =
  | 'queued'
  | 'sending'
  | 'accepted'
  /** The platform said no, and changed nothing. */
  | 'refused'
  /** It provably never arrived. */
  | 'not-sent'
  /** It left, and no answer says whether it was taken. */
  | 'unconfirmed'
  /** A newer one of its kind took its place before it was sent, or before it was confirmed. */
  | 'replaced'
