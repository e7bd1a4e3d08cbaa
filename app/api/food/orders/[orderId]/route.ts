import { z } from 'zod'
import { Problem } from '@/lib/domain/problem'
import { getOrder } from '@/lib/food/get-order'
import { byRecord } from '@/lib/server/may'
import { runRead } from '@/lib/server/run-read'

const params = z.object({ orderId: z.coerce.number().int().positive() })

export async function GET(
  _request: Request,
  context: { params: Promise<{ orderId: string }> },
): Promise<Response> {
  return runRead(byRecord('food.see'), params, await context.params, async ({ orderId }, actor) => {
    const order = await getOrder({ actor, orderId })
    if (!order) throw new Problem('notFound')
    return order
  })
}
