import type { HoursRange, LocalDay } from '@/lib/domain/hours/drawn-hours'
import type { OpeningFacts } from '@/lib/domain/hours/store-opening'
import type { Sending } from './sending'

/** What was switched at a store, and the hours that hold there. Instants in ISO form. */
export type StoreStatus = {
  storeId: number
  /** Null: never said from here; the hours alone decide. */
  open: boolean | null
  /** When a paused store opens by itself; null: until further notice. */
  reopenAt: string | null
  reason: string
  changedBy: string | null
  changedAt: string | null
  sending: Sending | null
  /** Somebody must look: the platform does not know what was wanted. */
  alarm: StoreAlarm | null
  inForce: WrittenInForce
}

/** The hours that hold as our accepted requests left them, of a week ago and later. */
export type WrittenInForce = {
  regular: readonly (readonly HoursRange[])[] | null
  temporary: Readonly<Record<LocalDay, readonly HoursRange[]>>
  /** Something that was sent was not confirmed: it may be in force as well. */
  uncertain: boolean
}

/** What `storeOpening` wants to know of a store. */
export function openingFacts({ inForce, open, sending, ...status }: StoreStatus): OpeningFacts {
  const { regular, temporary, uncertain } = inForce
  return {
    inForce: { regular, temporary: new Map(Object.entries(temporary)) },
    isUncertain: uncertain,
    switched:
      open === null || status.changedAt === null
        ? null
        : {
            open,
            isAccepted: sending?.state === 'accepted',
            at: new Date(status.changedAt),
            reopenAt: status.reopenAt === null ? null : new Date(status.reopenAt),
          },
  }
}

/** `notReopened`: the end of a pause is over, and the store still is not open. */
export type StoreAlarm = 'notClosed' | 'notOpened' | 'notReopened'
