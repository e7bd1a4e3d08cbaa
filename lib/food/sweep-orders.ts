import 'server-only'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import { addJob } from '@/lib/jobs/add-job'
import { takeSilentOrders } from '@/lib/orders/sweep-orders'
import { CONFIRM_FOOD_ORDER } from '@/lib/orders/task-names'

/** Has every open food order asked for that has been silent too long, within each zone's budget. */
export async function sweepOrders(input: { db: Database; perMinute: number }): Promise<void> {
  const { db, perMinute } = input
  for (const zone of ['AP1', 'AP2'] as const) {
    const silent = await takeSilentOrders(db, { family: 'food', zone, budget: perMinute })
    if (silent.length > 0) log().info({ zone, orders: silent.length }, 'asking for silent orders')
    for (const orderId of silent) {
      await addJob(db, {
        task: CONFIRM_FOOD_ORDER,
        payload: { orderId },
        key: `${CONFIRM_FOOD_ORDER}:${orderId}`,
      })
    }
  }
}
