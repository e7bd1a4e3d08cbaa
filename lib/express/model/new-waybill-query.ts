import { z } from 'zod'
import { REPLACEMENTS } from './new-waybill'

const asked = z.coerce.number().int().positive().nullable().catch(null)

const askedLocker = z.string().trim().min(1).max(64).nullable().catch(null)

/**
 * What the form's page may be told: at which store, like which earlier waybill and how in its place,
 * to which locker.
 */
export const newWaybillQuery = z.object({
  store: asked,
  clone: asked,
  instead: z.enum(REPLACEMENTS).nullable().catch(null).default(null),
  locker: askedLocker,
})
