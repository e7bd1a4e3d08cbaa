import { z } from 'zod'
import { cents } from '@/lib/domain/money'
import { PARCEL_PRODUCTS, PARCEL_BOXES, PARCEL_ITEM_TYPES } from '@/lib/domain/parcel-products'
import { grams } from '@/lib/domain/weight'

const text = z.string().nullish()
const amount = z.number().int().min(0).transform(cents)
const instant = z.coerce.date().nullish()
export const location = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
})
const person = z.object({
  name: z.string().min(1, 'required'),
  phone: z.string().min(1, 'required'),
  callingCode: text,
})
const waypoint = z.object({
  address: z.string().min(1, 'required'),
  postalCode: text,
  description: text,
  location,
  contacts: z.array(person.extend({ company: text })).min(1, 'required'),
})

/** A parcel order before the platform has it (conventions §4.4), without who the store is there. */
export const parcelDraftSchema = z.object({
  clientOrderId: text,
  clientShipmentCode: text,
  product: z.enum(PARCEL_PRODUCTS),
  positions: z.array(z.string()).optional(),
  scheduledFor: instant,
  autoCancelAt: instant,
  contact: person.nullish(),
  /** The pickup, then the drop-offs in order. */
  path: z.array(waypoint).min(2, 'required').max(21, 'tooMany'),
  services: z.array(z.object({ code: z.string(), count: z.string() })).optional(),
  items: z
    .object({
      value: amount,
      weight: z.number().int().min(0).transform(grams),
      box: z.enum(PARCEL_BOXES),
      types: z.array(z.enum(PARCEL_ITEM_TYPES)).optional(),
      detail: text,
    })
    .nullish(),
  collect: z.object({ freight: amount, goods: amount }).nullish(),
  remark: text,
})

export type ParcelDraft = z.infer<typeof parcelDraftSchema>

/** A parcel order as it is asked for. */
export type ParcelForm = {
  /** One form, one order: made by the browser when the form opens. */
  formKey: string
  storeId: number
  draft: ParcelDraft
  /** Of the quote that was shown; an order may be placed without. */
  quotationKey?: string | null
}
