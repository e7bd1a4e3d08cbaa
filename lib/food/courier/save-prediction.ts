import 'server-only'
import type { Database } from '@/lib/db/client'
import type { StoredPrediction } from '@/lib/db/tables/orders'
import { addJob } from '@/lib/jobs/add-job'
import { changeQuietly } from '@/lib/orders/status/change-order'
import { lockOrder } from '@/lib/orders/lock-order'
import { storedPrediction } from '@/lib/orders/status/predictions'
import { SYNC_FOOD_ORDER } from '@/lib/orders/task-names'
import type { PredictableMoment } from './poll-plan'

const MINUTE_MS = 60_000

/** Whether people should see it: the platform counts in minutes, so less than one is no news. */
export function isVisibleChange(
  known: StoredPrediction | undefined,
  said: StoredPrediction,
): boolean {
  if (!known || apart(known.asOf, said.asOf) >= MINUTE_MS) return true
  if (known.at === null || said.at === null) return known.at !== said.at
  return apart(known.at, said.at) >= MINUTE_MS || said.range !== known.range
}

const apart = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other))

/**
 * Keeps what the platform answered of a moment (food §4.6, §4.11). An answer that nothing is to
 * come, of an order that we hold for open, may mean a lost callback: the order itself is asked for.
 */
export async function savePrediction(
  db: Database,
  orderId: number,
  given: { moment: PredictableMoment; minutes: number | null; range: string | null; asOf: Date },
): Promise<void> {
  const said = storedPrediction(given, given.asOf)
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const known = order.predictions[given.moment]
    if (order.closed || (known && known.asOf > said.asOf) || !isVisibleChange(known, said)) return
    await changeQuietly(tx, order, {
      predictions: { ...order.predictions, [given.moment]: said },
    })
    if (said.at !== null) return
    await addJob(tx, {
      task: SYNC_FOOD_ORDER,
      payload: { orderId },
      key: `${SYNC_FOOD_ORDER}:${orderId}`,
    })
  })
}
