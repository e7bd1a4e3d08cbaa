import { z } from 'zod'
import { runRead } from '@/lib/server/run-read'
import { getHours } from '@/lib/stores/get-hours'

const params = z.object({ storeId: z.coerce.number().int().positive() })

export async function GET(
  _request: Request,
  context: { params: Promise<{ storeId: string }> },
): Promise<Response> {
  return runRead(params, await context.params, ({ storeId }, actor) => getHours({ actor, storeId }))
}
