import { z } from 'zod'
import { Problem } from '@/lib/domain/problem'
import { getWaybill } from '@/lib/express/get-waybill'
import { byRecord } from '@/lib/server/may'
import { runRead } from '@/lib/server/run-read'

const params = z.object({ orderId: z.coerce.number().int().positive() })

export async function GET(
  _request: Request,
  context: { params: Promise<{ orderId: string }> },
): Promise<Response> {
  return runRead(
    byRecord('express.see'),
    params,
    await context.params,
    async ({ orderId }, actor) => {
      const waybill = await getWaybill({ actor, orderId })
      if (!waybill) throw new Problem('notFound')
      return waybill
    },
  )
}
