import { z } from 'zod'
import { runRead } from '@/lib/server/run-read'
import { getHours } from '@/lib/stores/hours/get-hours'

const params = z.object({ storeId: z.coerce.number().int().positive() })

export async function GET(
  _request: Request,
  context: { params: Promise<{ storeId: string }> },
): Promise<Response> {
  return runRead('hours.see', params, await context.params, ({ storeId }, actor) =>
    getHours({ actor, storeId }),
  )
}
