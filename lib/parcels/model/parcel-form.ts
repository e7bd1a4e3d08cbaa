import { z } from 'zod'
import { PARCEL_PRODUCTS, PARCEL_BOXES, PARCEL_ITEM_TYPES } from '@/lib/domain/parcel-products'
import { location } from './parcel-draft'
import type { TypedParcel } from './typed-parcel'

/** As long as it likes: the family names no lengths (conventions §4.4), and the server bounds a request. */
const typed = z.string()
const typedContact = z.object({ name: typed, phone: typed, company: typed })
const typedPoint = z.object({
  address: typed,
  postalCode: typed,
  description: typed,
  location: location.nullable(),
  pinFor: typed,
  contacts: z.array(typedContact),
})

/** The shape of a form as staff type it; what is wrong with it `readParcel` tells. */
export const typedParcelSchema = z.object({
  product: z.enum(PARCEL_PRODUCTS),
  pickupAt: z.enum(['store', 'elsewhere']),
  pickup: typedPoint,
  drops: z.array(typedPoint).max(100, 'tooManyDrops'),
  orderer: z.object({ name: typed, phone: typed }),
  positions: z.array(z.object({ code: typed, name: typed })).max(50),
  services: z.array(z.object({ code: typed, count: typed, name: typed })).max(50),
  hasItems: z.boolean(),
  items: z.object({
    value: typed,
    weight: typed,
    detail: typed,
    box: z.enum([...PARCEL_BOXES, '']),
    types: z.array(z.enum(PARCEL_ITEM_TYPES)),
  }),
  collects: z.boolean(),
  collect: z.object({ freight: typed, goods: typed }),
  when: z.enum(['now', 'later']),
  scheduledFor: typed,
  giveUp: z.enum(['usual', 'at']),
  giveUpAt: typed,
  remark: typed,
  clientOrderId: typed.default(''),
  reference: typed,
}) satisfies z.ZodType<TypedParcel>

/** A typed form, and which form it is. */
export const typedFormSchema = typedParcelSchema.extend({
  /** One form, one order: made by the browser when the form opens. */
  formKey: z.uuid(),
  storeId: z.number().int().positive(),
})

/** A form with the quote that was shown with it; null orders without one. */
export const submittedParcelSchema = typedFormSchema.extend({
  quote: z
    .object({
      key: z.string().max(500),
      /** What it comes to altogether, in dollars as the platform wrote it; null where it does not say. */
      total: z.string().max(40).nullable(),
      seal: z.string().length(64),
    })
    .nullable(),
})

export type TypedForm = z.infer<typeof typedFormSchema>
export type SubmittedParcel = z.infer<typeof submittedParcelSchema>
export type QuoteReference = NonNullable<SubmittedParcel['quote']>

/** What the platform says of a price: its members by name, in its order (conventions §4.8). */
export type QuoteAnswer = {
  facts: { name: string; value: string }[]
  /** Null where the answer has no key: the order is placed without. */
  quote: QuoteReference | null
}
