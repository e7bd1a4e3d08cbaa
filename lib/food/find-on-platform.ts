import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { can, type Actor } from '@/lib/auth/actor'
import { database, type Database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import { stageOf } from '@/lib/domain/stages'
import { takeAccount } from '@/lib/orders/apply-account'
import { readCards } from '@/lib/orders/read-cards'
import { PlatformRefused } from '@/lib/platform/errors'
import type { FoodOrder } from '@/lib/platform/food/order-info'
import { accountOf } from './account-of'
import { dialledPhone } from './dialled-phone'
import { foodApi } from './food-api'
import type { FoodStore } from './food-store'
import { takeLookup } from './lookup-limit'
import { matchKnownOrders } from './match-known-order'
import { proveStore } from './prove-store'
import type { ElsewhereOrder, FindForm, FoundOnPlatform } from './schema'
import { storesToSee } from './stores-to-see'

const NO_SUCH_ORDER = '263001'
/** "Nothing" takes this long at least, whatever was looked into, so that the clock tells nothing. */
const NOTHING_AFTER_MS = 1_000

type Asked = ReturnType<typeof foodApi>

async function askPlatform(
  { api, context }: Asked,
  phone: ReturnType<typeof dialledPhone>,
): Promise<FoodOrder | null> {
  try {
    return await api.orderInfoByPhone(phone, context)
  } catch (error) {
    if (error instanceof PlatformRefused && error.code === NO_SUCH_ORDER) return null
    throw error
  }
}

function elsewhere(storeId: number, order: FoodOrder): FoundOnPlatform {
  const facts: ElsewhereOrder = {
    storeId,
    platformOrderId: order.orderId,
    clientOrderId: order.clientOrderId,
    stage: stageOf('food', order.code),
    statusCode: order.code,
    createdAt: order.createdAt?.toISOString() ?? null,
    scheduledFor: order.scheduledFor?.toISOString() ?? null,
    courier: order.courier && { ...order.courier, confirmed: true },
    trackerUrl: order.trackerUrl,
  }
  return { kind: 'elsewhere', order: facts }
}

async function ours(db: Database, orderId: number, answer: FoodOrder): Promise<FoundOnPlatform> {
  await takeAccount(db, orderId, accountOf(answer))
  const [order] = await readCards(db, [orderId])
  return order ? { kind: 'known', order } : { kind: 'nothing' }
}

/** What of the answer this person may see; null for nothing. */
async function whatIsTheirs(input: {
  db: Database
  actor: Actor
  asked: Asked
  seen: readonly FoodStore[]
  answer: FoodOrder
}): Promise<FoundOnPlatform | null> {
  const { db, actor, asked, seen, answer } = input
  const known = await matchKnownOrders(db, asked.context.region, answer)
  const only = known.length === 1 && answer.clientOrderId !== null ? known[0] : undefined
  if (only) return can(actor, 'food.see', only.storeId) ? ours(db, only.id, answer) : null
  const store = await proveStore(asked, seen, answer)
  if (!store) return null
  const mine = known.find(({ storeId }) => storeId === store.id)
  return mine ? ours(db, mine.id, answer) : elsewhere(store.id, answer)
}

/**
 * The platform's latest order for a phone number (food §4.5), which may be any store's: shown only
 * when it is proven to be of a store where the person may see orders (decision 0073). An order that
 * is another's, and no order at all, are the same answer after the same time.
 */
export async function findOnPlatform(input: {
  actor: Actor
  form: FindForm
}): Promise<FoundOnPlatform> {
  const { actor, form } = input
  const db = database()
  const seen = await storesToSee(db, { actor, region: form.region })
  const phone = dialledPhone(form)
  if (!takeLookup(actor.id, Date.now())) throw new Problem('askedTooOften')
  const quietUntil = setTimeout(NOTHING_AFTER_MS)
  const asked = foodApi(form.region, { locale: actor.locale, priority: 'person' })
  const answer = await askPlatform(asked, phone)
  const theirs = answer && (await whatIsTheirs({ db, actor, asked, seen, answer }))
  if (theirs) return theirs
  await quietUntil
  return { kind: 'nothing' }
}
