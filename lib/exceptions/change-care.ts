import 'server-only'
import { addDays } from 'date-fns'
import { eq } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { orderCare } from '@/lib/db/tables/order-care'
import { orders } from '@/lib/db/tables/orders'
import type { Region } from '@/lib/domain/areas'
import { MAY_PLACE } from '@/lib/domain/family-permissions'
import { fromDateTimeLocal } from '@/lib/domain/local-time'
import { Problem } from '@/lib/domain/problem'
import { changeQuietly } from '@/lib/orders/change-quietly'
import { lockOrder } from '@/lib/orders/lock-order'
import { storeOf } from '@/lib/orders/store-of'
import { readCaretakers } from './read-caretakers'
import type { CareForm } from './schema'

/** Nothing that is wrong may be put out of sight for longer. */
const LONGEST_DAYS = 31

function snoozeOf(text: string, region: Region, now: Date): Date | null {
  if (text === '') return null
  const until = fromDateTimeLocal(text, region)
  const wrong = (problem: string) => new Problem('wrongInput', { fields: { snoozeUntil: problem } })
  if (!until) throw wrong('invalid')
  if (until <= now) throw wrong('past')
  if (until > addDays(now, LONGEST_DAYS)) throw wrong('tooFar')
  return until
}

/**
 * Says who looks after an order, what they know, and until when nobody wants to hear of it. Throws
 * `notFound`, `notAllowed` for who only sees, `wrongInput` for a person who may not at that store or
 * a time that is past or too far.
 */
export async function changeCare(input: {
  actor: Actor
  form: CareForm
}): Promise<{ orderId: number }> {
  const { actor, form } = input
  const { orderId, ownerId, note } = form
  const db = database()
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order || !actor.roles.has(order.storeId) || order.family === 'food') {
    throw new Problem('notFound')
  }
  if (!can(actor, MAY_PLACE[order.family], order.storeId)) throw new Problem('notAllowed')
  const { region } = await storeOf(db, order)
  const people = (await readCaretakers(actor))[order.storeId] ?? []
  if (ownerId !== null && !people.some(({ id }) => id === ownerId)) {
    throw new Problem('wrongInput', { fields: { ownerId: 'invalid' } })
  }
  const now = new Date()
  const snoozedUntil = snoozeOf(form.snoozeUntil, region, now)
  const care = { ownerId, note, snoozedUntil, changedAt: now, changedBy: actor.id }
  await db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId)
    await tx
      .insert(orderCare)
      .values({ orderId, ...care })
      .onConflictDoUpdate({ target: orderCare.orderId, set: care })
    await changeQuietly(tx, locked, {})
  })
  return { orderId }
}
