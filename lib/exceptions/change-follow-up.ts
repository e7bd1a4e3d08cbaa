import 'server-only'
import { addDays } from 'date-fns'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { orderFollowUps } from '@/lib/db/tables/order-follow-ups'
import type { Region } from '@/lib/domain/areas'
import { fromDateTimeLocal } from '@/lib/domain/time/local-time'
import { Problem } from '@/lib/domain/problem'
import { changeQuietly } from '@/lib/orders/status/change-order'
import { lockOrder } from '@/lib/orders/lock-order'
import { visibleOrder } from '@/lib/orders/visible-order'
import type { FollowUpForm } from './model/exception-forms'
import { readAssignees } from './read-assignees'

/** Nothing that is wrong may be put out of sight for longer. */
const LONGEST_DAYS = 31

/** Food orders have the board. */
const CARED_FOR = ['parcel', 'express'] as const

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
export async function changeFollowUp(input: {
  actor: Actor
  form: FollowUpForm
}): Promise<{ orderId: number }> {
  const { actor, form } = input
  const { orderId, ownerId, note } = form
  const db = database()
  const { store } = await visibleOrder(db, { actor, orderId, act: 'care', among: CARED_FOR })
  const people = (await readAssignees(actor))[store.id] ?? []
  if (ownerId !== null && !people.some(({ id }) => id === ownerId)) {
    throw new Problem('wrongInput', { fields: { ownerId: 'invalid' } })
  }
  const now = new Date()
  const snoozedUntil = snoozeOf(form.snoozeUntil, store.region, now)
  const care = { ownerId, note, snoozedUntil, changedAt: now, changedBy: actor.id }
  await db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId)
    await tx
      .insert(orderFollowUps)
      .values({ orderId, ...care })
      .onConflictDoUpdate({ target: orderFollowUps.orderId, set: care })
    await changeQuietly(tx, locked, {})
  })
  return { orderId }
}
