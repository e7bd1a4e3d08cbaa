import 'server-only'
import { z } from 'zod'
import { cents } from '@/lib/domain/money'
import { mergePredictions } from '@/lib/orders/status/predictions'
import type { OrderRow } from '@/lib/orders/lock-order'
import type { CreationAnswer } from '@/lib/orders/order-family'
import type { Departure } from '@/lib/orders/placing/departure'
import type { StoreRow } from '@/lib/orders/placing/store-of'
import type { NewOrder } from '@/lib/platform/food/create-order'
import { foodApi } from '../food-api'
import { PAYMENT_KINDS } from '../model/payment-kinds'
import { learnAdvance } from './learn-advance'

/** What the recorded request holds beside the columns of the order. */
const recorded = z.object({
  recipientName: z.string(),
  address: z.string(),
  addressId: z.string().default(''),
  location: z.object({ lat: z.number(), lng: z.number() }),
  callingCode: z.string(),
  remark: z.string().default(''),
  storeRemark: z.string().default(''),
  paymentKind: z.union(PAYMENT_KINDS.map((kind) => z.literal(kind))).default(0),
  /** Of whoever placed it: the platform's words keep its language (conventions §3). */
  locale: z.string().nullable().default(null),
})

/** The request as it was recorded: sent again it is the same to the letter. */
function newOrder(
  order: OrderRow,
  storeCode: string,
): { request: NewOrder; locale: string | null } {
  const { recipientName, address, addressId, location, callingCode, ...kept } = recorded.parse(
    order.request,
  )
  return {
    locale: kept.locale,
    request: {
      storeCode,
      clientOrderId: order.clientOrderId,
      pickupCode: order.pickupCode,
      orderedAt: order.createdAt,
      scheduledFor: order.scheduledFor,
      selfPickup: order.selfPickup,
      remark: kept.remark,
      storeRemark: kept.storeRemark,
      payment: kept.paymentKind,
      recipient: {
        name: recipientName,
        phone: order.recipientPhone ?? '',
        callingCode,
        address,
        addressId,
        location,
      },
      total: cents(order.totalCents ?? 0),
    },
  }
}

/** Asks the platform to create a food order as it was recorded (food §4.2). */
export async function sendFoodOrder(
  order: OrderRow,
  store: StoreRow,
  departure: Departure,
): Promise<CreationAnswer> {
  const { request, locale } = newOrder(order, store.foodClientMerchantId ?? '')
  const { api, context } = foodApi(store.region, { locale, ...departure })
  const answer = await api.createOrder(request, context).catch(async (failure: unknown) => {
    await learnAdvance(failure, order, new Date())
    throw failure
  })
  const now = new Date()
  return {
    platformOrderId: answer.orderId,
    change: (current) => ({
      trackerUrl: answer.trackerUrl,
      directMetres: answer.directMetres,
      travelMetres: answer.travelMetres,
      // A callback that came before this answer knows better.
      predictions: { ...mergePredictions({}, answer.predictions, now), ...current.predictions },
      // So does what it was asked since.
      answer: current.answer ?? (answer.raw as Record<string, unknown>),
      requestedPickupAt: current.requestedPickupAt ?? answer.requestedPickupAt,
    }),
  }
}
