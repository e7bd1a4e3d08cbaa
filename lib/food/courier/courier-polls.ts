import 'server-only'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import { courierPositions } from '@/lib/db/tables/orders'
import { notifyLive } from '@/lib/live/notify'
import { isRepeatedTooSoon } from '@/lib/platform/errors'
import { foodApi } from '../food-api'
import { type DuePoll, claimPolls, postponePoll } from './claim-polls'
import { type PredictableMoment, POLLS_PER_SECOND, pollFor } from './poll-plan'
import { savePrediction } from './save-prediction'

/** After a refusal to repeat (261005): the platform's own window, and a bit (convention §8). */
const AFTER_REFUSAL_SECONDS = 61

const AFTER_FAILURE_SECONDS = 15

const TICK_MS = 1_000

/**
 * Asks for the positions and predictions of watched orders, within what `poll-plan` allows; asks
 * nothing while nobody looks. An order whose answer is awaited is not asked for again.
 */
export function startCourierPolls(input: { db: Database; watched: () => Set<number> }): {
  stop: () => void
} {
  const { db } = input
  const underWay = new Set<number>()
  let busy = false
  const report = (error: unknown) => log().warn({ err: error }, 'courier poll failed')
  const tick = async () => {
    const watched = [...input.watched()].filter((id) => !underWay.has(id))
    if (busy || watched.length === 0) return
    busy = true
    try {
      for (const turn of await claimPolls(db, { watched, most: POLLS_PER_SECOND })) {
        underWay.add(turn.id)
        void runPoll(db, turn)
          .catch(report)
          .finally(() => underWay.delete(turn.id))
      }
    } finally {
      busy = false
    }
  }
  const timer = setInterval(() => void tick().catch(report), TICK_MS)
  return { stop: () => clearInterval(timer) }
}

async function askPrediction(
  db: Database,
  order: DuePoll,
  moment: PredictableMoment,
): Promise<void> {
  const { api, context } = foodApi(order.region, { priority: 'background' })
  const ref = { orderId: order.platformOrderId, storeCode: order.storeCode }
  const { minutes, range } =
    moment === 'showup'
      ? await api.predictPickup(ref, context)
      : await api.predictDelivery(ref, context)
  await savePrediction(db, order.id, { moment, minutes, range, asOf: new Date() })
}

/** Asks what a watched order's turn asks. A failure is logged, and the next turn comes later. */
async function runPoll(db: Database, order: DuePoll): Promise<void> {
  const { position, prediction } = pollFor(order, new Date())
  try {
    if (position) await saveCourierPosition(db, order)
    if (prediction) await askPrediction(db, order, prediction)
  } catch (error) {
    log().debug({ err: error, orderId: order.id }, 'watched order not heard of')
    const tooSoon = isRepeatedTooSoon(error)
    await postponePoll(db, order.id, tooSoon ? AFTER_REFUSAL_SECONDS : AFTER_FAILURE_SECONDS)
  }
}

type PolledOrder = Pick<DuePoll, 'id' | 'storeId' | 'platformOrderId' | 'storeCode' | 'region'>

/**
 * Asks for a courier's latest position (food §4.6), keeps it and the time to the door that came with
 * it, and tells those who watch.
 */
async function saveCourierPosition(db: Database, order: PolledOrder): Promise<void> {
  const { api, context } = foodApi(order.region, { priority: 'background' })
  const ref = { orderId: order.platformOrderId, storeCode: order.storeCode }
  const { location, at, delivery } = await api.latestPosition(ref, context)
  // Here a missing number and −1 look the same: that nothing is to come is learned by asking for it.
  if (delivery.minutes !== null) {
    await savePrediction(db, order.id, { moment: 'delivery', ...delivery, asOf: new Date() })
  }
  // Without a time nobody can say how old it is, and a position of unknown age is none.
  if (!location || !at) return
  const seen = { lat: location.lat, lng: location.lng, at, etaMinutes: delivery.minutes }
  const added = await db
    .insert(courierPositions)
    .values({ orderId: order.id, ...seen })
    .onConflictDoNothing()
    .returning({ at: courierPositions.at })
  if (added.length === 0) return
  await notifyLive(db, {
    kind: 'position',
    orderId: order.id,
    storeId: order.storeId,
    position: { ...seen, at: at.toISOString() },
  })
}
