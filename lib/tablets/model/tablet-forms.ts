import { z } from 'zod'
import { pinFault } from '@/lib/domain/pin'
import { LOCK_MINUTES } from './tablet'

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
