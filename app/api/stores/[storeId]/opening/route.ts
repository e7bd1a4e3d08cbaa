import { z } from 'zod'
import { runRead } from '@/lib/server/run-read'
import { getOpening } from '@/lib/stores/hours/get-opening'

const params = z.object({ storeId: z.coerce.number().int().positive() })

export async function GET(
  _request: Request,
  context: { params: Promise<{ storeId: string }> },
): Promise<Response> {
  return runRead('food.place', params, await context.params, ({ storeId }, actor) =>
    getOpening({ actor, storeId, now: new Date() }),
  )
}
