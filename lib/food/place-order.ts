import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database, type Database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import { addJob } from '@/lib/jobs/add-job'
import type { OrderRow } from '@/lib/orders/lock-order'
import { mergePredictions } from '@/lib/orders/predictions'
import type { PlacingState } from '@/lib/orders/schema'
import { settlePlacing } from '@/lib/orders/settle-placing'
import { RESOLVE_FOOD_ORDER } from '@/lib/orders/task-names'
import { PlatformError, PlatformRefused, provesNothingHappened } from '@/lib/platform/errors'
import type { PlacedOrder } from '@/lib/platform/food/create-order'
import { checkOrder } from './check-order'
import { foodApi } from './food-api'
import { foodStore } from './food-store'
import { recordOrder, type CheckedOrder } from './record-order'
import { refusedFormFields } from './refused-form-fields'
import type { OrderForm } from './schema'

function askPlatform(actor: Actor, order: OrderRow, checked: CheckedOrder) {
  const { form, store } = checked
  const { api, context } = foodApi(store.region, { locale: actor.locale, priority: 'person' })
  return api.createOrder(
    {
      storeCode: store.foodClientMerchantId,
      clientOrderId: order.clientOrderId,
      pickupCode: order.pickupCode,
      orderedAt: order.createdAt,
      scheduledFor: checked.scheduledFor,
      remark: form.remark,
      storeRemark: form.storeRemark,
      payment: form.paymentKind,
      recipient: {
        name: form.recipientName,
        phone: checked.phone,
        callingCode: checked.callingCode,
        address: form.address,
        location: form.location,
      },
      total: checked.totalCents,
    },
    context,
  )
}

function settlePlaced(db: Database, order: OrderRow, answer: PlacedOrder) {
  const now = new Date()
  return settlePlacing({
    db,
    orderId: order.id,
    now,
    outcome: {
      state: 'placed',
      source: 'query',
      platformOrderId: answer.orderId,
      change: (current) => ({
        trackerUrl: answer.trackerUrl,
        directMetres: answer.directMetres,
        travelMetres: answer.travelMetres,
        // A callback that came before this answer knows better.
        predictions: { ...mergePredictions({}, answer.predictions, now), ...current.predictions },
        answer: answer.raw as Record<string, unknown>,
      }),
    },
  })
}

async function settleFailed(db: Database, order: OrderRow, error: unknown): Promise<PlacingState> {
  const now = new Date()
  const requestId = error instanceof PlatformError ? error.requestId : 'unexpected'
  if (provesNothingHappened(error)) {
    const refused = error instanceof PlatformRefused
    const code = refused ? error.code : 'not-sent'
    const text = refused ? error.platformText : ''
    const refusal = { code, text, requestId }
    return settlePlacing({ db, orderId: order.id, now, outcome: { state: 'refused', refusal } })
  }
  const why = error instanceof PlatformError ? error.kind : 'unexpected'
  const outcome = { state: 'unconfirmed', why, requestId } as const
  const state = await settlePlacing({ db, orderId: order.id, now, outcome })
  if (state === 'unconfirmed') {
    await addJob(db, { task: RESOLVE_FOOD_ORDER, payload: { orderId: order.id, attempt: 0 } })
  }
  return state
}

/** A refusal with the fields of the form that it speaks of; anything else as it is. */
function refusedWithFields(error: unknown): unknown {
  if (!(error instanceof PlatformRefused)) return error
  return new Problem('platformRefused', { fields: refusedFormFields(error), cause: error })
}

/**
 * Places a food order: checked, written down, asked for, settled. `placing` is `unconfirmed` when
 * nobody can say whether the platform has it; a refusal is thrown, with the platform's reason.
 */
export async function placeOrder(input: {
  actor: Actor
  form: OrderForm
}): Promise<{ orderId: number; placing: PlacingState }> {
  const { actor, form } = input
  const db = database()
  const store = await foodStore(db, { actor, permission: 'food.place', storeId: form.storeId })
  const now = new Date()
  const checked = checkOrder(form, store, now)
  const { order, isNew } = await recordOrder(db, { actor, checked, now })
  if (!isNew) return { orderId: order.id, placing: order.placing }
  try {
    const answer = await askPlatform(actor, order, checked)
    return { orderId: order.id, placing: await settlePlaced(db, order, answer) }
  } catch (error) {
    const placing = await settleFailed(db, order, error)
    if (placing === 'refused') throw refusedWithFields(error)
    return { orderId: order.id, placing }
  }
}
