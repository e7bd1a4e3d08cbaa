import 'server-only'
import { storeLanguage } from '@/lib/domain/areas'
import { parseDollars } from '@/lib/domain/money'
import { Problem } from '@/lib/domain/problem'
import type { OrderFamily, PlacingFamily } from '@/lib/orders/order-family'
import { differsFromRecorded } from '@/lib/orders/placing/place-order'
import { isRepeatedTooSoon, PlatformRefused } from '@/lib/platform/errors'
import { refusedFields } from '@/lib/platform/refused-fields'
import { foodSnapshot } from './food-snapshot'
import { requireFood, type FoodStore } from './delivering-store'
import { foodApi } from './food-api'
import {
  orderFormSchema,
  type OrderForm,
  type PricedOrder,
  type SubmittedOrder,
} from './model/order-form'
import { checkOrder, type CheckedOrder } from './placing/check-order'
import { confirmPrice } from './placing/confirm-price'
import { recordOrder } from './placing/record-order'
import { sendFoodOrder } from './placing/send-food-order'

/** Where the order form asks for what the platform speaks of. */
const FORM_FIELDS: Readonly<Record<string, keyof OrderForm>> = {
  store: 'storeId',
  pickupCode: 'pickupCode',
  clientOrderId: 'clientOrderId',
  'recipient.name': 'recipientName',
  'recipient.phone': 'recipientPhone',
  'recipient.address': 'address',
  'recipient.location': 'location',
  'recipient.addressId': 'addressId',
  total: 'amount',
  payment: 'paymentKind',
  remark: 'remark',
  storeRemark: 'storeRemark',
  scheduledFor: 'scheduledFor',
}

/** What food answers where the other families answer otherwise. */
export const foodOrders: PlacingFamily<FoodStore, PricedOrder, CheckedOrder, SubmittedOrder> = {
  family: 'food',
  requireStore: requireFood,
  deliversIn: ({ region }) => region,
  isAskedOtherwise: ({ request }, { form }) => {
    const first = orderFormSchema.safeParse(request)
    return first.success && differsFromRecorded(sentOf(orderOf(form)), sentOf(first.data))
  },
  check: ({ form, store }, now) => checkOrder(orderOf(form), store, now),
  confirm: confirmPrice,
  record: recordOrder,
  refusal: refusedOrder,
  answer: (placed, { pickupCode }, checked) => {
    const priceChecked = checked?.priceChecked ?? true
    return { state: 'sent', ...placed, pickupCode, priceChecked }
  },
  send: sendFoodOrder,
  ask,
  look,
  cancel: { send: sendCancel },
}

/** The form without the price that it showed, which is no part of the order. */
function orderOf({ shownPrice: _shown, ...form }: PricedOrder): OrderForm {
  return form
}

/**
 * What goes out of a form. What it keeps without sending is no difference: what is a courier's alone
 * where none comes (decision 0070), a time for an order that is for now.
 */
function sentOf({ address, addressId, location, remark, paymentKind, ...form }: OrderForm) {
  const { scheduledFor, amount, ...rest } = form
  const courier =
    form.delivery === 'courier' ? { address, addressId, location, remark, paymentKind } : {}
  const time = form.when === 'later' ? { scheduledFor } : {}
  return { ...rest, ...courier, ...time, total: parseDollars(amount) }
}

/** A refusal with the fields of the form that it speaks of; anything else as it is. */
function refusedOrder(error: unknown): unknown {
  if (!(error instanceof PlatformRefused)) return error
  return new Problem('platformRefused', { fields: refusedFormFields(error), cause: error })
}

/** The fields of the order form that a refusal speaks of, each with the key of its words. */
export function refusedFormFields(refusal: PlatformRefused): Record<string, string> {
  const names = refusedFields(refusal).flatMap((field) => FORM_FIELDS[field] ?? [])
  return Object.fromEntries(names.map((name) => [name, 'refused']))
}

/** The whole order (food §4.4): what callbacks do not sign. */
async function ask({ platformOrderId, store, language }: Parameters<OrderFamily['ask']>[0]) {
  const storeCode = store.foodClientMerchantId
  if (storeCode === null) return null
  const { api, context } = foodApi(store.region, { locale: language, priority: 'order' })
  return foodSnapshot(await api.orderInfo({ orderId: platformOrderId, storeCode }, context))
}

/** Two clocks never differ by more: the platform refuses what is older (conventions §5.2). */
const CLOCKS_MS = 180_000

/**
 * The platform's latest order for the phone number (food §4.5), when it is this very order: the
 * platform answers with one order a number, of whichever store. A number that a person typed may be
 * another store's too, or an earlier order's: the store's own question settles whose it is (§4.4).
 */
async function look(...[order, store]: Parameters<NonNullable<OrderFamily['look']>>) {
  const { recipientPhone: phone, clientOrderId, createdAt } = order
  const storeCode = store.foodClientMerchantId
  if (phone === null || storeCode === null) return null
  const language = storeLanguage(store)
  const { api, context } = foodApi(store.region, { locale: language, priority: 'order' })
  const code = order.request?.['callingCode']
  const callingCode = typeof code === 'string' ? code : null
  const found = await api.orderInfoByPhone({ phone, callingCode }, context)
  const isEarlier = (found.createdAt?.getTime() ?? Infinity) < createdAt.getTime() - CLOCKS_MS
  if (found.clientOrderId !== clientOrderId || isEarlier) return null
  if (!order.request?.['clientOrderId']) return { ...foodSnapshot(found), language }
  try {
    const asked = { orderId: found.orderId, storeCode }
    return { ...foodSnapshot(await api.orderInfo(asked, context)), language }
  } catch (error) {
    if (error instanceof PlatformRefused && !isRepeatedTooSoon(error)) return null
    throw error
  }
}

/** Food §4.3. The order shows as cancelled once the platform says so. */
function sendCancel(...[order, store, asked]: Parameters<OrderFamily['cancel']['send']>) {
  const { actor, form, departure } = asked
  const { api, context } = foodApi(store.region, { locale: actor.locale, ...departure })
  const request = {
    orderId: order.platformOrderId,
    storeCode: store.foodClientMerchantId ?? '',
    reason: form.reason,
    staffNumber: form.staffNumber,
  }
  return api.cancelOrder(request, context)
}
