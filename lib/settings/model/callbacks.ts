import type { RefusalReason } from '@/lib/callbacks/refuse-callback'
import type { Region } from '@/lib/domain/areas'
import type { Family } from '@/lib/domain/stages'

export const FAMILIES = ['food', 'parcel', 'express'] as const satisfies readonly Family[]

/** `waiting`: no order of ours is meant, as far as is known. */
export const CALLBACK_STATES = ['applied', 'waiting', 'dismissed'] as const
export type CallbackState = (typeof CALLBACK_STATES)[number]

/** One callback as the list shows it. Instants are ISO strings in UTC. */
export type CallbackRow = {
  id: number
  family: Family
  state: CallbackState
  receivedAt: string
  platformOrderId: string
  clientOrderId: string
  code: number | null
  /** The platform's words: to show, never to decide on. */
  text: string | null
  /** Its signature was older than it may be when it came (convention §5.2). */
  stale: boolean
  /** Members that the signature does not cover. */
  unsigned: string[]
  deliveries: number
  orderId: number | null
  /** Whose local time it is shown in. */
  region: Region
}

export type CallbackPage = {
  rows: CallbackRow[]
  /** Where the next page begins; null when this is the last. */
  before: number | null
}

export type CallbackDetail = CallbackRow & {
  raw: string
  /** Of its order. */
  orderStoreId: number | null
  /** When the status was triggered. */
  at: string | null
  merchantId: string | null
  signedAt: string | null
  lastDeliveryAt: string
  appliedAt: string | null
  dismissedAt: string | null
  dismissedBy: string | null
  /** The store that its order can only be of; null when that is not told. */
  claimedStoreId: number | null
}

export type RefusalRow = { family: Family; reason: RefusalReason; count: number; lastAt: string }
