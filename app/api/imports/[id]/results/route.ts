import { z } from 'zod'
import { getResults } from '@/lib/imports/get-results'
import { byRecord } from '@/lib/server/may'
import { runRead } from '@/lib/server/run-read'

export const dynamic = 'force-dynamic'

const query = z.object({
  importId: z.coerce.number().int().positive(),
  since: z.union([z.literal(''), z.iso.datetime()]),
})

export async function GET(
  request: Request,
  context: { params: Promise<{ id: string }> },
): Promise<Response> {
  const since = new URL(request.url).searchParams.get('since') ?? ''
  const given = { importId: (await context.params).id, since }
  return runRead(byRecord('express.see'), query, given, (input, actor) =>
    getResults({ actor, ...input }),
  )
}
