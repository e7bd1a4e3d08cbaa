import { z } from 'zod'
import { ALL_REGIONS } from '@/lib/domain/areas'
import type { Coordinates } from '@/lib/domain/coordinates'
import { parseDollars } from '@/lib/domain/money'
import { isPickupCode } from '@/lib/domain/pickup-code'
import type { Stage } from '@/lib/domain/stages'
import type { Courier, OrderCard, PlacedOrder } from '@/lib/orders/schema'

/** Payment kinds (food §4.2 `cod_type`). */
export const PAYMENT_KINDS = [0, 1, 2, 3] as const

/** A message key of `food.form.problems`: forms translate it, the server sends it back the same way. */
const problem = {
  required: 'required',
  tooLong: 'tooLong',
  amount: 'amount',
  amountRange: 'amountRange',
  pin: 'pin',
  when: 'when',
  pickupCode: 'pickupCode',
} as const

/** Field errors are keys of the messages `food.form.problems`. */
export type FormProblem =
  keyof typeof problem | 'pinOfAnother' | 'phone' | 'tooSoon' | 'tooLate' | 'refused' | 'codeTaken'

/** From this many digits of a phone on, known customers are looked for. */
const CUSTOMER_DIGITS = 4

/** `create` takes an int of cents (food §4.2): a bill above a million dollars is a slip of the finger. */
const MAX_TOTAL_CENTS = 100_000_000

const coordinates = z.object(
  { lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) },
  { error: problem.pin },
)

const text = (max: number) => z.string().trim().max(max, problem.tooLong)

/** Also when other fields are wrong: the summary names everything at once. */
const always = { when: () => true }

/**
 * The food order as staff fill it in. Lengths are those of food §4.2; `amount` is dollars as typed;
 * `scheduledFor` is `YYYY-MM-DDTHH:MM` in the store's local time, empty for now. An order that the
 * customer fetches needs no address and no pin (decision 0070).
 */
export const orderFormSchema = z
  .object({
    /** One form, one order: made by the browser when the form opens. */
    formKey: z.uuid(),
    storeId: z.number().int().positive(),
    /** `pickup`: the customer fetches it and no courier comes (food §2.1). */
    delivery: z.enum(['courier', 'pickup']),
    /** Four digits that the person chose; empty for the next that no open order has. */
    pickupCode: z
      .string()
      .trim()
      .refine((code) => code === '' || isPickupCode(code), problem.pickupCode),
    recipientName: text(64).min(1, problem.required),
    recipientPhone: text(32).min(1, problem.required),
    address: text(255),
    location: coordinates.optional(),
    amount: z
      .string()
      .trim()
      .min(1, problem.required)
      .refine((value) => parseDollars(value) !== null, problem.amount)
      .refine((value) => {
        const total = parseDollars(value)
        return total === null || (total > 0 && total <= MAX_TOTAL_CENTS)
      }, problem.amountRange),
    paymentKind: z.union(PAYMENT_KINDS.map((kind) => z.literal(kind))),
    remark: text(1024),
    storeRemark: text(1024),
    when: z.enum(['now', 'later']),
    scheduledFor: z.string(),
  })
  .refine((form) => form.when === 'now' || form.scheduledFor !== '', {
    path: ['scheduledFor'],
    error: problem.when,
  })
  .refine((form) => form.delivery === 'pickup' || Boolean(form.address), {
    ...always,
    path: ['address'],
    error: problem.required,
  })
  .refine((form) => form.delivery === 'pickup' || Boolean(form.location), {
    ...always,
    path: ['location'],
    error: problem.pin,
  })

export type OrderForm = z.infer<typeof orderFormSchema>

/** The form, and the step of the ladder that it showed for this bill; null when it showed none. */
export const pricedOrderSchema = orderFormSchema.and(
  z.object({
    shownPrice: z
      .object({ mode: z.string().max(64), feeCents: z.number().int().min(0).nullable() })
      .nullable(),
  }),
)

export type PricedOrder = z.infer<typeof pricedOrderSchema>
export type ShownPrice = NonNullable<PricedOrder['shownPrice']>

/**
 * What became of a submitted form. `price-changed`: the platform's price for this bill is not the
 * one shown, nothing was recorded, and the person is asked once more. `priceChecked` is false where
 * prices exist but could not be asked in time: the order goes out all the same.
 */
export type SubmittedOrder =
  | { state: 'price-changed'; now: LadderStep }
  | ({ state: 'sent'; pickupCode: string | null; priceChecked: boolean } & PlacedOrder)

/** What the form asks while it fills. `amount` is dollars as typed, or empty. */
export const estimateQuerySchema = z.object({
  storeId: z.coerce.number().int().positive(),
  lat: z.coerce.number().min(-90).max(90),
  lng: z.coerce.number().min(-180).max(180),
  scheduledFor: z.string().default(''),
})

export type EstimateQuery = z.infer<typeof estimateQuerySchema>

/** Which stores' orders a board shows: their ids with commas between, 200 at most. */
export const boardStoresSchema = z.object({
  stores: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,199}$/)
    .transform((text) => text.split(',').map(Number)),
})

/** One step of the price ladder (food §2.2); cents, minutes, metres. A null fee follows the contract. */
export type LadderStep = {
  id: string
  mode: string
  minCents: number
  maxCents: number | null
  feeCents: number | null
  minutes: number | null
  minutesRange: string | null
  directMetres: number | null
  travelMetres: number | null
}

/** What the form shows beside the address. Each part says for itself when it could not be had. */
export type EstimateAnswer = {
  delivers: boolean | null
  /** For an order placed now; null also for one that is for later. */
  minutesToDoor: number | null
  minutesToDoorRange: string | null
  /** Until a courier accepts, likewise. */
  minutesToCourier: number | null
  minutesToCourierRange: string | null
  /** `not-offered`: estimates exist for Hong Kong only (food §1). */
  ladder: LadderStep[] | 'not-offered' | null
  /** A message key of `errors` when the platform could not be asked. */
  problem: string | null
  /** The platform's code, where it refused. */
  problemCode: string | null
}

export const cancelFormSchema = z.object({
  orderId: z.number().int().positive(),
  reason: text(255),
  /** Four digits; text, so that leading zeros live (food §4.3). */
  staffNumber: z.string().regex(/^\d{4}$/, 'staffNumber'),
})

export type CancelForm = z.infer<typeof cancelFormSchema>

/** A phone number as staff type it, at one of the regions where they work (food §4.5). */
export const findFormSchema = z.object({
  region: z.enum(ALL_REGIONS),
  phone: text(32).min(1, problem.required),
})
export type FindForm = z.infer<typeof findFormSchema>

/** `before` is the last order of the page before; null begins with the latest. */
export const findPageSchema = findFormSchema.extend({
  before: z.number().int().positive().nullable(),
})
export type FindPage = z.infer<typeof findPageSchema>

/** Our own orders for a number, latest first; `next` is the `before` of what follows, if anything. */
export type FoundHere = { orders: OrderCard[]; next: number | null }

/** An order of one of the person's stores that was placed on some other screen. Instants are ISO. */
export type ElsewhereOrder = {
  storeId: number
  platformOrderId: string
  clientOrderId: string | null
  stage: Stage
  statusCode: number
  createdAt: string | null
  scheduledFor: string | null
  courier: Courier | null
  trackerUrl: string | null
}

/**
 * The platform's latest order for a number. `nothing` also stands for one of a store where the
 * person may not see orders: the answers do not differ.
 */
export type FoundOnPlatform =
  | { kind: 'known'; order: OrderCard }
  | { kind: 'elsewhere'; order: ElsewhereOrder }
  | { kind: 'nothing' }

/**
 * A place, and the stores for which it shall be said why they do not deliver there (food §4.7), with
 * commas between.
 */
export const coverageQuerySchema = z.object({
  region: z.enum(ALL_REGIONS),
  lat: z.coerce.number().min(-90).max(90),
  lng: z.coerce.number().min(-180).max(180),
  address: text(255).default(''),
  storeIds: z
    .string()
    .regex(/^(?:\d{1,9}(?:,\d{1,9}){0,199})?$/)
    .transform((list) => list.split(',').filter(Boolean).map(Number)),
})
export type CoverageQuery = z.output<typeof coverageQuerySchema>

/**
 * What the platform says of one store and the place. `reaches`: it could deliver there (§4.10), and
 * is not offered now. `not-offered`: it was not asked why.
 */
export type CoverageVerdict = 'delivers' | 'reaches' | 'reaches-not' | 'not-offered' | 'unknown'

/** Minutes to the door, and the metres from the store to the place in a straight line. */
export type StoreCoverage = {
  storeId: number
  verdict: CoverageVerdict
  minutes: number | null
  range: string | null
  metres: number
}

export type CoverageAnswer = {
  /** What the platform says when it offers no store at all: an outcome, not an error (§4.7). */
  outcome: 'supported' | 'no-store' | 'no-store-there' | 'closing-soon' | 'too-slow' | 'unknown'
  /** The outcome's number, for what is not listed. */
  status: number
  /** The person's own stores in the region: who delivers first, in order of time, then by distance. */
  stores: StoreCoverage[]
  /** Stores of the brand that deliver there and that nobody has set up here. */
  others: number
}

/** Who ordered at a store before; `phone` as it was typed so far. */
export const customerQuerySchema = z.object({
  storeId: z.coerce.number().int().positive(),
  phone: z
    .string()
    .max(40)
    .refine((typed) => (typed.match(/\p{Nd}/gu) ?? []).length >= CUSTOMER_DIGITS),
})

export type CustomerQuery = z.infer<typeof customerQuerySchema>

/** One page of a store's customers, latest first; `after` is the `next` of the page before. */
export const customerListSchema = z.object({
  storeId: z.coerce.number().int().positive(),
  search: z.string().trim().max(64).catch(''),
  after: z
    .string()
    .regex(/^\d{1,15}-\d{1,15}$/)
    .nullable()
    .catch(null),
})

export type CustomerListQuery = z.infer<typeof customerListSchema>

export type KnownAddress = { id: number; address: string; location: Coordinates; remark: string }

/** `phone` is dialled at the store as it is: national digits, or `+` and all of a foreign number. */
export type KnownCustomer = {
  id: number
  phone: string
  name: string
  orderCount: number
  /** ISO. */
  lastOrderAt: string
  /** Latest first. */
  addresses: KnownAddress[]
}

/** `isExact`: the typed number is this customer's, complete. */
export type CustomerMatch = KnownCustomer & { isExact: boolean }

export type CustomerPage = { customers: KnownCustomer[]; next: string | null }

export const forgetCustomerSchema = z.object({ customerId: z.number().int().positive() })

export type ForgetCustomer = z.infer<typeof forgetCustomerSchema>

export const pickupCodeQuerySchema = z.object({ storeId: z.coerce.number().int().positive() })
