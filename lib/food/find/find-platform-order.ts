import 'server-only'
import { and, eq, isNull, or } from 'drizzle-orm'
import { setTimeout } from 'node:timers/promises'
import { type Actor, can } from '@/lib/auth/actor'
import { type Database, database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import type { Region } from '@/lib/domain/areas'
import { Problem } from '@/lib/domain/problem'
import { stageOf } from '@/lib/domain/stages'
import { readCards } from '@/lib/orders/lists/read-cards'
import { commitSnapshot } from '@/lib/orders/status/apply-snapshot'
import { PlatformRefused } from '@/lib/platform/errors'
import type { FoodOrder } from '@/lib/platform/food/order-info'
import { foodSnapshot } from '../food-snapshot'
import { foodApi } from '../food-api'
import { brandOf } from '../told-facts'
import type { FoodStore } from '../delivering-store'
import type { ElsewhereOrder, FindForm, PlatformOrderMatch } from '../model/find-order'
import { lookupPhone } from './lookup-phone'
import { proveStore } from './prove-store'
import { reserveLookup } from './reserve-lookup'
import { visibleFoodStores } from './visible-food-stores'

const NO_SUCH_ORDER = '263001'
/** "Nothing" takes this long at least, whatever was looked into, so that the clock tells nothing. */
const NOTHING_AFTER_MS = 1_000

type Asked = ReturnType<typeof foodApi>

async function askPlatform(
  { api, context }: Asked,
  phone: ReturnType<typeof lookupPhone>,
): Promise<FoodOrder | null> {
  try {
    return await api.orderInfoByPhone(phone, context)
  } catch (error) {
    if (error instanceof PlatformRefused && error.code === NO_SUCH_ORDER) return null
    throw error
  }
}

function elsewhere(storeId: number, order: FoodOrder): PlatformOrderMatch {
  const facts: ElsewhereOrder = {
    storeId,
    platformOrderId: order.orderId,
    clientOrderId: order.clientOrderId,
    stage: stageOf('food', order.code),
    statusCode: order.code,
    createdAt: order.createdAt?.toISOString() ?? null,
    scheduledFor: order.scheduledFor?.toISOString() ?? null,
    title: order.title,
    brand: brandOf(order),
    remark: order.remark,
    storeRemark: order.storeRemark,
    courier: order.courier && { ...order.courier, confirmed: true },
    trackerUrl: order.trackerUrl,
  }
  return { kind: 'elsewhere', order: facts }
}

async function ours(db: Database, orderId: number, answer: FoodOrder): Promise<PlatformOrderMatch> {
  await commitSnapshot(db, orderId, foodSnapshot(answer))
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
}): Promise<PlatformOrderMatch | null> {
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
export async function findPlatformOrder(input: {
  actor: Actor
  form: FindForm
}): Promise<PlatformOrderMatch> {
  const { actor, form } = input
  const db = database()
  const seen = await visibleFoodStores(db, { actor, region: form.region })
  const phone = lookupPhone(form)
  if (!(await reserveLookup(db, actor.id))) throw new Problem('askedTooOften')
  const quietUntil = setTimeout(NOTHING_AFTER_MS)
  const asked = foodApi(form.region, { locale: actor.locale, priority: 'person' })
  const answer = await askPlatform(asked, phone)
  const theirs = answer && (await whatIsTheirs({ db, actor, asked, seen, answer }))
  if (theirs) return theirs
  await quietUntil
  return { kind: 'nothing' }
}

/** An order of ours that the platform's answer may be about. */
type KnownOrder = { id: number; storeId: number }

/**
 * The food orders of a region that an answer can mean: by the platform's id, or by our own where the
 * platform's is not known yet. When the answer names our id, it must be the same (decision 0073).
 */
async function matchKnownOrders(
  db: Database,
  region: Region,
  answer: Pick<FoodOrder, 'orderId' | 'clientOrderId'>,
): Promise<KnownOrder[]> {
  const { orderId, clientOrderId } = answer
  const byPlatformId = eq(orders.platformOrderId, orderId)
  const byBoth = (ours: string) =>
    and(
      eq(orders.clientOrderId, ours),
      // Not confirmed yet. Numbers that others make are not unique: only one made here will do.
      or(byPlatformId, and(isNull(orders.platformOrderId), eq(orders.origin, 'here'))),
    )
  return db
    .select({ id: orders.id, storeId: orders.storeId })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(
      and(
        eq(orders.family, 'food'),
        eq(stores.region, region),
        clientOrderId === null ? byPlatformId : byBoth(clientOrderId),
      ),
    )
}
