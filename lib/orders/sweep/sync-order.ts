import 'server-only'
import { addSeconds } from 'date-fns'
import type { Database } from '@/lib/db/client'
import { areaOf, type Language } from '@/lib/domain/areas'
import { REPEAT_WINDOW_SECONDS } from '@/lib/orders/model/evidence'
import { isRepeatedTooSoon, isOverloaded, PlatformRefused } from '@/lib/platform/errors'
import { addEvent } from '../status/add-event'
import { addSyncJob } from '../add-order-job'
import { commitSnapshot, type PlatformSnapshot } from '../status/apply-snapshot'
import { changeOrder } from '../status/change-order'
import { backOffConnection, backedOffUntil, clearBackOff, readBackOff } from './connection-back-off'
import { lockOrder } from '../lock-order'
import type { OrderFamily } from '../order-family'
import { orderOnPlatform } from '../placing/order-on-platform'

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
 * Asks the platform for the whole order, in the store's language or the named one, and takes its account. Refused for repeating, it asks again
 * when the 60 seconds are over; refused for load, the connection rests first (conventions §7, §8).
 * Whatever else goes wrong is thrown, for the queue to try again.
 */
export async function syncOrder(
  { ask }: Pick<OrderFamily, 'ask'>,
  input: { db: Database; orderId: number; language?: Language | undefined },
): Promise<void> {
  const { db, orderId, language } = input
  const found = await orderOnPlatform(db, orderId, language)
  if (!found) return
  const { family } = found
  const { zone } = areaOf(found.store.region)
  const order = { id: orderId, family }
  const rest = await readBackOff(db, family, zone)
  if (rest && !rest.isOver) return addSyncJob(db, order, { runAt: rest.until, language })
  let account: PlatformSnapshot | null
  const askedAt = new Date()
  try {
    account = await ask(found)
  } catch (error) {
    if (isOverloaded(error)) {
      await backOffConnection(db, family, zone)
      const until = (await backedOffUntil(db, family, zone)) ?? new Date()
      return addSyncJob(db, order, { runAt: until, language })
    }
    if (isRepeatedTooSoon(error)) {
      const later = addSeconds(new Date(), REPEAT_WINDOW_SECONDS + 1)
      return addSyncJob(db, order, { runAt: later, language })
    }
    if (error instanceof PlatformRefused) return recordRefusal(db, orderId, error)
    throw error
  }
  if (rest) await clearBackOff(db, family, zone)
  if (account) await commitSnapshot(db, orderId, { ...account, askedAt, language: found.language })
}
