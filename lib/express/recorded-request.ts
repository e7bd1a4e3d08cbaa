import { z } from 'zod'
import { EXPRESS_PRODUCTS } from '@/lib/domain/express-products'
import { waybillDraftSchema } from './schema'

/** The `request` of a waybill's row: what we asked for, with both of our numbers. */
export const recordedRequest = z.object({
  product: z.enum(EXPRESS_PRODUCTS),
  draft: waybillDraftSchema,
  /** Of whoever placed it: the platform's words keep its language (conventions §3). */
  locale: z.string().nullable(),
})
