import { z } from 'zod'
import type { Region } from '@/lib/domain/areas'
import type { Coordinates } from '@/lib/domain/coordinates'
import { cents } from '@/lib/domain/money'
import { LONGEST_CANCEL_REASON } from '@/lib/domain/parcel-cancel'
import { MOST_CONTACTS, type TypedParcel } from '@/lib/domain/parcel-form/typed-parcel'
import type { SendingStore } from '@/lib/domain/parcel-form/read-parcel'
import { PARCEL_BOXES, PARCEL_ITEM_TYPES, PARCEL_PRODUCTS } from '@/lib/domain/parcel-products'
import { grams } from '@/lib/domain/weight'
import type { OrderCore } from '@/lib/orders/schema'

const text = z.string().nullish()
const amount = z.number().int().min(0).transform(cents)
const instant = z.coerce.date().nullish()
const location = z.object({
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

/** Far above every limit of a field, which `readParcel` tells with its own words. */
const typed = z.string().max(2000, 'tooLong')
const typedContact = z.object({ name: typed, phone: typed, company: typed })
const typedPoint = z.object({
  ...{ address: typed, postalCode: typed, description: typed },
  location: location.nullable(),
  pinFor: typed,
  contacts: z.array(typedContact).max(MOST_CONTACTS),
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
    ...{ value: typed, weight: typed, detail: typed },
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
  quote: z.object({ key: z.string().max(500), seal: z.string().length(64) }).nullable(),
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

export const servicesQuerySchema = z.object({
  storeId: z.coerce.number().int().positive(),
  product: z.enum(PARCEL_PRODUCTS),
})
export type ServicesQuery = z.infer<typeof servicesQuerySchema>

/** A service and its options; `count` goes back exactly as it came. Fees are in cents. */
export type OfferedService = {
  code: string
  name: string | null
  description: string | null
  helpUrl: string | null
  options: { count: string; label: string | null; fee: number | null; feeText: string | null }[]
}

/**
 * What the couriers on offer depend on (conventions §4.3): `scheduledFor` is `YYYY-MM-DDTHH:MM` by
 * the store's clock, empty for now; `path` is `lat,lng` with semicolons between, empty while a pin
 * is missing.
 */
export const positionsQuerySchema = z.object({
  storeId: z.coerce.number().int().positive(),
  product: z.enum(PARCEL_PRODUCTS),
  scheduledFor: z.string().max(16),
  box: z.enum([...PARCEL_BOXES, '']),
  path: z.string().max(1000),
})
export type PositionsQuery = z.infer<typeof positionsQuerySchema>

export type OfferedPosition = { code: string; name: string | null }

/** A store at which the person may place parcels. */
export type ParcelStoreChoice = SendingStore & {
  id: number
  code: string
  /** In the person's language. */
  shownName: string
  phone: string
  region: Region
  location: Coordinates
}

/** The person's stores where parcels are placed; and those that cannot send any. */
export type ParcelStores = {
  stores: ParcelStoreChoice[]
  notSetUp: { id: number; name: string }[]
}

/** An earlier order to begin a form with. */
export type ClonedParcel = { orderId: number; storeId: number; parcel: TypedParcel }

export const cancelParcelSchema = z.object({
  orderId: z.number().int().positive(),
  /** Empty for none (conventions §4.6). */
  reason: z.string().trim().max(LONGEST_CANCEL_REASON, 'tooLong'),
})
export type CancelParcel = z.infer<typeof cancelParcelSchema>

/** A person of a parcel's path, as told or asked for. */
export type ParcelPerson = {
  name: string | null
  phone: string | null
  callingCode: string | null
  company: string | null
}

/** The pickup or a drop-off. */
export type ParcelStop = {
  address: string | null
  description: string | null
  location: Coordinates | null
  contacts: ParcelPerson[]
}

/**
 * A parcel as the platform tells it, and as it was asked for where the platform tells nothing
 * (conventions §2.4). Money is in cents, weight in grams, instants in ISO.
 */
export type ParcelFacts = {
  product: string | null
  /** The pickup first. */
  path: ParcelStop[]
  services: {
    code: string | null
    name: string | null
    count: string | null
    fee: number | null
  }[]
  items: {
    value: number | null
    weight: number | null
    box: string | null
    types: string[]
    detail: string | null
  } | null
  collect: {
    type: string | null
    freight: number | null
    goods: number | null
    total: number | null
  } | null
  contact: ParcelPerson | null
  remark: string | null
  paymentType: string | null
  /** What kind of courier brings it, in the platform's words. */
  courierKind: string | null
  clientShipmentCode: string | null
  scheduledFor: string | null
  /** When the platform gives up if nobody accepts. */
  autoCancelAt: string | null
  acceptedAt: string | null
  completedAt: string | null
  cancelledAt: string | null
}

/** Everything that the page of one parcel shows. */
export type ParcelDetail = OrderCore & {
  facts: ParcelFacts
  /** How many proof-of-delivery pictures the platform has. */
  pictures: number
  /** When the platform was last asked for it; ISO, null while it never was. */
  asOf: string | null
  /** For how long from this answer it may not be asked to cancel again, whoever asked last. */
  cancelRest: { seconds: number }
}
