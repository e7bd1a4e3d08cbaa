import type { Stage } from '@/lib/domain/stages'

export type TimelineSource = 'callback' | 'query' | 'staff' | 'system'

export type TimelineKind =
  | 'asked'
  /** It was placed elsewhere, and became an order of the store's by its callbacks. */
  | 'adopted'
  | 'placed'
  | 'refused'
  | 'unconfirmed'
  | 'status'
  /** A status that a callback claims without signing it; nothing depends on it. */
  | 'hint'
  /** It was sent again, by a person or by the machine where that is safe. */
  | 'resent'
  | 'resend-failed'
  /** The platform was asked for it and told of another one, or of none. */
  | 'looked'
  /** There is nothing left to try: a callback or a person decides. */
  | 'gave-up'
  | 'waits'
  | 'marked-not-placed'
  /** The platform refused to tell about it. */
  | 'query-refused'
  | 'cancel-asked'
  /** The platform agreed to cancel, and a status is to say that it is. */
  | 'cancel-agreed'
  | 'cancel-refused'
  | 'cancel-unconfirmed'
  /** The request to cancel provably never left. */
  | 'cancel-not-sent'
  /** The platform agreed to cancel, where no published status says so. */
  | 'cancelled'
  /** It was scanned as it left the house; somebody took that back. */
  | 'checked-out'
  | 'check-out-undone'
  /** Its label was printed; `text` of a reprint is how often it is by then. */
  | 'label-printed'
  | 'label-reprinted'
  /** The platform says when it was completed, where no published status says so. */
  | 'completed'
  /** A link for the customer was made; all of the order's links were ended. */
  | 'shared'
  | 'unshared'
  /** Staff say that the food is ready, that it was handed over; somebody took that back. */
  | 'food-ready'
  | 'food-ready-undone'
  | 'handed-over'
  | 'handed-over-undone'
  /** It was refused, and somebody has seen that. */
  | 'refusal-seen'

/** A courier's fee as a callback of a customised package reports it; nothing here is signed. */
export type ReportedFee = {
  /** What kind of courier, and as what, in the platform's own words. */
  position: string | null
  role: string | null
  directMetres: number | null
  travelMetres: number | null
  /** With its currency symbol, as the platform wrote it. */
  fee: string | null
}

/** What a callback says beside what its signature covers (convention §5.2): never confirmed. */
export type Reported = {
  cancelReason: string | null
  /** Number of the member of staff who is said to have cancelled. */
  cancelledBy: string | null
  fees: ReportedFee[]
}

/** Why a try to place an order did not settle what became of it. */
export type SendFailure = {
  /** A kind of failure, as the log calls it. */
  why: string
  /** What the platform answered with, where it did; `words` are its own, '' for none. */
  reply: { code: string; words: string } | null
}

export type TimelineEntry = {
  id: number
  source: TimelineSource
  kind: TimelineKind
  stage: Stage | null
  statusCode: number | null
  text: string | null
  /** When it happened, by whoever says so. */
  at: string
  /** When we learned of it. */
  receivedAt: string
  /** The member of staff, where one did it. */
  by: string | null
  reported: Reported | null
  /** What the platform said was wrong, in its words; empty where it ended what it had said before. */
  problem: string | null
  /** Of a try that left the order in doubt. */
  sendFailure: SendFailure | null
}
