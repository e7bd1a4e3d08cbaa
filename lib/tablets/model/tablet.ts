import { z } from 'zod'
import { pinFault } from '@/lib/domain/pin'

/** Minutes without a touch after which a tablet may be told to lock its screen. */
export const LOCK_MINUTES = [1, 2, 5, 10, 15, 30, 60] as const

const name = z.string().trim().min(1, 'required').max(40, 'tooLong')
const lockMinutes = z.union(LOCK_MINUTES.map((minutes) => z.literal(minutes)))

export const newTabletSchema = z.object({ storeId: z.int().positive(), name, lockMinutes })
export type NewTabletForm = z.infer<typeof newTabletSchema>

export const tabletSchema = z.object({ tabletId: z.uuid(), name, lockMinutes })
export type TabletForm = z.infer<typeof tabletSchema>

export const tabletIdSchema = z.object({ tabletId: z.uuid() })
export type TabletIdForm = z.infer<typeof tabletIdSchema>

const newPin = z.string().superRefine((pin, context) => {
  const fault = pinFault(pin)
  if (fault !== null) context.addIssue({ code: 'custom', message: fault })
})

export const givenPinSchema = z.object({ personId: z.int().positive(), pin: newPin })
export type GivenPinForm = z.infer<typeof givenPinSchema>

export const ownPinSchema = z.object({
  current: z.string().min(1, 'required').max(200),
  pin: newPin,
})
export type OwnPinForm = z.infer<typeof ownPinSchema>

/** How somebody's PIN stands: `given` by somebody else, to be changed; `ended` by wrong tries. */
export type PinState = 'none' | 'given' | 'set' | 'ended'

/** A shared tablet that was not ended. */
export type TabletRow = {
  id: string
  name: string
  lockMinutes: number
  /** Who signed it in; null once they are gone. */
  signedInBy: string | null
  /** ISO instants. */
  createdAt: string
  lastUsedAt: string
  /** Who is at it now; null while it is locked. */
  person: string | null
}

/** Somebody who works at a store, and whether whoever looks may give them a PIN. */
export type PinHolder = { id: number; name: string; pin: PinState; mayGive: boolean }

/** A store with its shared tablets and the people who may switch on them. */
export type StoreTablets = {
  storeId: number
  storeName: string
  tablets: TabletRow[]
  people: PinHolder[]
}

/** What the screen of a locked tablet shows. */
export type TabletScreen = {
  name: string
  store: string
  people: { id: number; name: string }[]
}
