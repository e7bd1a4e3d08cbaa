import { z } from 'zod'
import { Problem } from '@/lib/domain/problem'
import { getParcel } from '@/lib/parcels/get-parcel'
import { byRecord } from '@/lib/server/may'
import { runRead } from '@/lib/server/run-read'

const params = z.object({ orderId: z.coerce.number().int().positive() })

export async function GET(
  _request: Request,
  context: { params: Promise<{ orderId: string }> },
): Promise<Response> {
  return runRead(
    byRecord('parcels.see'),
    params,
    await context.params,
    async ({ orderId }, actor) => {
      const parcel = await getParcel({ actor, orderId })
      if (!parcel) throw new Problem('notFound')
      return parcel
    },
  )
}
