import { z } from 'zod'
import { EXPRESS_PRODUCTS } from '@/lib/domain/express/express-products'
import type { WaybillDraft } from '@/lib/domain/express/waybill-draft'
import { cents } from '@/lib/domain/money'
import { grams } from '@/lib/domain/weight'

const text = z.string().nullish()
const amount = z.number().int().min(0).transform(cents)
const count = z.number().int().nullish()
const location = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
})
const address = z.object({
  flat: text,
  floor: text,
  block: text,
  building: text,
  street: text,
  district: text,
  area: text,
  postalCode: text,
})
/** Who sends, or who gets it. */
export const partySchema = z.object({
  name: text,
  callingCode: text,
  phone: text,
  address: address.nullish(),
  location: location.nullish(),
})
const recipient = partySchema.extend({ callingCode2: text, phone2: text, lockerCode: text })
const time = z.object({ date: text, period: text })

/** A waybill before the platform has it. What must be there is the product's to say (express §4.1). */
export const waybillDraftSchema = z.object({
  clientOrderId: text,
  clientShipmentCode: text,
  shipmentCode: text,
  box: text,
  remark: text,
  sender: partySchema.nullish(),
  pickup: time.nullish(),
  recipient: recipient.nullish(),
  delivery: time.nullish(),
  boxes: count,
  weight: z.number().int().min(0).transform(grams).nullish(),
  items: z
    .array(z.object({ code: text, name: text, price: amount.nullish(), quantity: count }))
    .nullish(),
  services: z.array(z.object({ code: z.string(), count: text, value: text, fee: text })).nullish(),
  collect: z.object({ freight: amount, goods: amount }).nullish(),
}) satisfies z.ZodType<WaybillDraft>

/** A waybill as it is asked for. */
export const waybillFormSchema = z.object({
  /** One form, one waybill: made by the browser when the form opens. */
  formKey: z.uuid(),
  storeId: z.number().int().positive(),
  product: z.enum(EXPRESS_PRODUCTS),
  draft: waybillDraftSchema,
  /** The waybill that could not be delivered, where this one is made in its place. */
  replaces: z.number().int().positive().nullish(),
})

export type WaybillForm = z.infer<typeof waybillFormSchema>
