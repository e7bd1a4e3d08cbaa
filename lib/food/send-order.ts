import 'server-only'
import { z } from 'zod'
import type { stores } from '@/lib/db/tables/stores'
import { cents } from '@/lib/domain/money'
import { mergePredictions } from '@/lib/orders/predictions'
import type { OrderRow } from '@/lib/orders/lock-order'
import type { PlacedAnswer } from '@/lib/orders/send-order'
import type { NewOrder } from '@/lib/platform/food/create-order'
import { foodApi } from './food-api'
import { PAYMENT_KINDS } from './schema'

/** What the recorded request holds beside the columns of the order. */
const recorded = z.object({
  recipientName: z.string(),
  address: z.string(),
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
  const { recipientName, address, location, callingCode, ...kept } = recorded.parse(order.request)
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
        location,
      },
      total: cents(order.totalCents ?? 0),
    },
  }
}

/** Asks the platform to create a food order as it was recorded (food §4.2). */
export async function sendFoodOrder(
  order: OrderRow,
  store: typeof stores.$inferSelect,
  priority: 'person' | 'background',
): Promise<PlacedAnswer> {
  const { request, locale } = newOrder(order, store.foodClientMerchantId ?? '')
  const { api, context } = foodApi(store.region, { locale, priority })
  const answer = await api.createOrder(request, context)
  const now = new Date()
  return {
    platformOrderId: answer.orderId,
    change: (current) => ({
      trackerUrl: answer.trackerUrl,
      directMetres: answer.directMetres,
      travelMetres: answer.travelMetres,
      // A callback that came before this answer knows better.
      predictions: { ...mergePredictions({}, answer.predictions, now), ...current.predictions },
      answer: answer.raw as Record<string, unknown>,
    }),
  }
}
