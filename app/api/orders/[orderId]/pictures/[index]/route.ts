import { z } from 'zod'
import { getProofPicture } from '@/lib/orders/history/get-proof-picture'
import { byRecord } from '@/lib/server/may'
import { runFile } from '@/lib/server/run-file'

const params = z.object({
  orderId: z.coerce.number().int().positive(),
  index: z.coerce.number().int().min(0).max(99),
})

export async function GET(
  _request: Request,
  context: { params: Promise<{ orderId: string; index: string }> },
): Promise<Response> {
  return runFile(
    byRecord('food.see', 'parcels.see', 'express.see'),
    params,
    await context.params,
    async ({ orderId, index }, actor) => {
      const { bytes, type } = await getProofPicture({ actor, orderId, index })
      return { bytes, type, name: `proof-${orderId}-${index + 1}` }
    },
  )
}
