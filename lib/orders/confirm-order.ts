import 'server-only'
import { addSeconds } from 'date-fns'
import type { Database } from '@/lib/db/client'
import { areaOf } from '@/lib/domain/areas'
import { REPEAT_WINDOW_SECONDS } from '@/lib/domain/evidence'
import { isRepeatedTooSoon, isTooMuchAsked, PlatformRefused } from '@/lib/platform/errors'
import { addEvent } from './add-event'
import { addConfirmJob } from './add-order-job'
import { takeAccount, type PlatformAccount } from './apply-account'
import { changeOrder } from './change-order'
import { restConnection, restingUntil, wakeConnection } from './connection-rest'
import { lockOrder } from './lock-order'
import { orderOnPlatform, type OrderOnPlatform } from './order-store'

/** Asks one family's platform for an order; null where its store has no name there. */
export type AskForOrder = (found: OrderOnPlatform) => Promise<PlatformAccount | null>

/** What it was refused with is known now, and asking the same again teaches nothing. */
function recordRefusal(db: Database, orderId: number, refusal: PlatformRefused): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const isNew = await addEvent(tx, {
      orderId,
      identity: `query-refused:${refusal.code}`,
      source: 'query',
      kind: 'query-refused',
      at: new Date(),
      text: refusal.platformText,
      detail: { code: refusal.code, requestId: refusal.requestId },
    })
    if (isNew) await changeOrder(tx, order, {})
  })
}

/**
 * Asks the platform for the whole order and takes its account. Refused for repeating, it asks again
 * when the 60 seconds are over; refused for load, the connection rests first (conventions §7, §8).
 * Whatever else goes wrong is thrown, for the queue to try again.
 */
export async function confirmOrder(input: {
  db: Database
  orderId: number
  ask: AskForOrder
}): Promise<void> {
  const { db, orderId, ask } = input
  const found = await orderOnPlatform(db, orderId)
  if (!found) return
  const { family } = found
  const { zone } = areaOf(found.store.region)
  const order = { id: orderId, family }
  const resting = await restingUntil(db, family, zone)
  if (resting) return addConfirmJob(db, order, resting)
  let account: PlatformAccount | null
  const askedAt = new Date()
  try {
    account = await ask(found)
  } catch (error) {
    if (isTooMuchAsked(error)) {
      await restConnection(db, family, zone)
      const until = (await restingUntil(db, family, zone)) ?? new Date()
      return addConfirmJob(db, order, until)
    }
    if (isRepeatedTooSoon(error)) {
      const later = addSeconds(new Date(), REPEAT_WINDOW_SECONDS + 1)
      return addConfirmJob(db, order, later)
    }
    if (error instanceof PlatformRefused) return recordRefusal(db, orderId, error)
    throw error
  }
  await wakeConnection(db, family, zone)
  if (account) await takeAccount(db, orderId, { ...account, askedAt })
}
