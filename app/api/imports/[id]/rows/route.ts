import { z } from 'zod'
import { getRows } from '@/lib/imports/rows/get-rows'
import { byRecord } from '@/lib/server/may'
import { runRead } from '@/lib/server/run-read'

export const dynamic = 'force-dynamic'

const query = z.object({
  importId: z.coerce.number().int().positive(),
  from: z.coerce.number().int().min(0),
})

export async function GET(
  request: Request,
  context: { params: Promise<{ id: string }> },
): Promise<Response> {
  const from = new URL(request.url).searchParams.get('from')
  const given = { importId: (await context.params).id, from }
  return runRead(byRecord('express.see'), query, given, (input, actor) =>
    getRows({ actor, ...input }),
  )
}
