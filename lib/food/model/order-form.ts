import { z } from 'zod'
import { readClientOrderId } from '@/lib/domain/client-order-id'
import type { PlacingResult } from '@/lib/orders/model/placing'
import type { LadderStep } from './estimate'
import { text } from './form-problem'
import { PAYMENT_KINDS } from './payment-kinds'
import { LONGEST_KITCHEN_NOTE, ORDER_TEXT_LIMITS } from './typed-order'
import { typedProblems } from './typed-problems'

const coordinates = z.object(
  { lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) },
  { error: 'pin' },
)

const numbered = text(ORDER_TEXT_LIMITS.clientOrderId)

/** No length is published: this only bounds the request. Left out by forms of an earlier version. */
const unlimited = z.string().trim().max(2000, 'tooLong').default('')

/**
 * The food order as staff fill it in (`TypedOrder`): shapes and sizes. What else may be wrong is for
 * the reading to say, here as in the form (decision 0167).
 */
export const orderFormSchema = z
  .object({
    formKey: z.uuid(),
    storeId: z.number().int().positive(),
    delivery: z.enum(['courier', 'pickup']),
    pickupCode: z.string().trim(),
    clientOrderId: z.string().transform(readClientOrderId).pipe(numbered).default(''),
    recipientName: text(ORDER_TEXT_LIMITS.recipientName),
    recipientPhone: text(ORDER_TEXT_LIMITS.recipientPhone),
    address: text(ORDER_TEXT_LIMITS.address),
    location: coordinates.optional(),
    addressId: unlimited,
    amount: z.string().trim(),
    paymentKind: z.union(PAYMENT_KINDS.map((kind) => z.literal(kind))),
    remark: text(ORDER_TEXT_LIMITS.remark),
    storeRemark: text(ORDER_TEXT_LIMITS.storeRemark),
    /** For our own kitchen: it does not go out. Left out by forms of an earlier version. */
    kitchenNote: text(LONGEST_KITCHEN_NOTE).default(''),
    when: z.enum(['now', 'later']),
    scheduledFor: z.string(),
  })
  .superRefine((form, context) => {
    for (const [field, message] of Object.entries(typedProblems(form))) {
      context.addIssue({ code: 'custom', path: [field], message })
    }
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
  | ({ state: 'sent'; pickupCode: string | null; priceChecked: boolean } & PlacingResult)

export const pickupCodeQuerySchema = z.object({ storeId: z.coerce.number().int().positive() })
