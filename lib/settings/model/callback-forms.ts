import { z } from 'zod'
import { FAMILIES, CALLBACK_STATES } from './callbacks'

/** What an address may ask for; whatever else it says is as if it were not there. */
export const callbackFilterSchema = z.object({
  family: z.enum(FAMILIES).optional().catch(undefined),
  state: z.enum(CALLBACK_STATES).optional().catch(undefined),
  /** Only what was received before this one. */
  before: z.coerce.number().int().positive().optional().catch(undefined),
})
export type CallbackFilter = z.infer<typeof callbackFilterSchema>

export const callbackIdSchema = z.object({ id: z.number().int().positive() })
export type CallbackId = z.infer<typeof callbackIdSchema>

export const assignCallbackSchema = callbackIdSchema.extend({
  storeId: z.number('required').int().positive('required'),
})
export type AssignCallback = z.infer<typeof assignCallbackSchema>
