import { z } from 'zod'
import { EXPRESS_PRODUCTS } from '@/lib/domain/express/express-products'
import { waybillDraftSchema } from '../model/waybill-form'

/** What was asked for, as it stands in the `request` of an express order that was made here. */
export const recordedWaybillSchema = z.object({
  product: z.enum(EXPRESS_PRODUCTS),
  draft: waybillDraftSchema,
  locale: z.string().nullable(),
})
