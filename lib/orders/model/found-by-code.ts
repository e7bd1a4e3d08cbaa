import type { Family, Stage } from '@/lib/domain/stages'
import type { PlacingState } from './placing'

/** One order that a scanned or typed code stands for. */
export type CodeMatch = {
  orderId: number
  family: Family
  storeId: number
  /** What to call it: the platform's number, else ours. */
  code: string
  clientOrderId: string
  recipientName: string | null
  placing: PlacingState
  stage: Stage
  /** When it is to be collected or delivered, where that was chosen. */
  scheduledFor: string | null
  scheduledAllDay: boolean
  createdAt: string
}

/** One that was scanned or typed, as the person with the parcel in the hand knows it. */
export type ScannedOrder = CodeMatch & {
  /** The number in its label's barcode, where it has one of its own. */
  labelCode: string | null
  /** Where it goes: the locker, else the district, else the address. */
  place: string | null
}
