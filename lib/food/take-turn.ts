import 'server-only'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import { isRepeatedTooSoon } from '@/lib/platform/errors'
import { foodApi } from './food-api'
import { postponeTurn, type Turn } from './claim-turns'
import { turnFor, type Askable } from './poll-plan'
import { saveCourierPosition } from './save-courier-position'
import { savePrediction } from './save-prediction'

/** After a refusal to repeat (261005): the platform's own window, and a bit (convention §8). */
const AFTER_REFUSAL_SECONDS = 61
const AFTER_FAILURE_SECONDS = 15

async function askPrediction(db: Database, order: Turn, moment: Askable): Promise<void> {
  const { api, context } = foodApi(order.region, { priority: 'background' })
  const ref = { orderId: order.platformOrderId, storeCode: order.storeCode }
  const { minutes, range } =
    moment === 'showup'
      ? await api.predictPickup(ref, context)
      : await api.predictDelivery(ref, context)
  await savePrediction(db, order.id, { moment, minutes, range, asOf: new Date() })
}

/** Asks what a watched order's turn asks. A failure is logged, and the next turn comes later. */
export async function takeTurn(db: Database, order: Turn): Promise<void> {
  const { position, prediction } = turnFor(order, new Date())
  try {
    if (position) await saveCourierPosition(db, order)
    if (prediction) await askPrediction(db, order, prediction)
  } catch (error) {
    log().debug({ err: error, orderId: order.id }, 'watched order not heard of')
    const tooSoon = isRepeatedTooSoon(error)
    await postponeTurn(db, order.id, tooSoon ? AFTER_REFUSAL_SECONDS : AFTER_FAILURE_SECONDS)
  }
}
