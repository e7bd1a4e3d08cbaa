import type { ClockFault } from '@/lib/domain/time/clock-fault'
import type { OrderCard, CourierPosition } from '@/lib/orders/model/order-card'

/**
 * What `GET /api/live` sends, one JSON object per event (`data:`), named by `type` (`event:`).
 * `resync` comes first on every connection, after the stream has begun to listen: whoever then
 * fetches what it shows has missed nothing.
 */
export type LiveEvent =
  | { type: 'resync' }
  | { type: 'order'; card: OrderCard }
  | { type: 'position'; orderId: number; position: CourierPosition }
  /** Its hours, what became of a sending, or whether it is open: read them again. */
  | { type: 'store'; storeId: number }
  /** To a shared tablet with nobody at it: that it should sound, and nothing of what happened. */
  | { type: 'ring'; sound: RingSound }
  /** What is wrong with the server's clock, null when nothing is: at first, and when it changes. */
  | { type: 'clock'; fault: ClockFault | null }
  /** Sent every few seconds, so that silence can be told from loss. */
  | { type: 'beat'; at: string }

/** What an order is to whoever did not see it: as a board tells it. */
export type RingSound = 'new' | 'changed' | 'cancelled'

export const LIVE_PATH = '/api/live'

/** A stream that has been silent for longer than this is lost. */
export const SILENCE_MS = 25_000
export const BEAT_MS = 10_000
