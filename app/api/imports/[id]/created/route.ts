import { getCreated } from '@/lib/imports/get-created'
import { importReadSchema } from '@/lib/imports/model/import-requests'
import { byRecord } from '@/lib/server/may'
import { runRead } from '@/lib/server/run-read'

export const dynamic = 'force-dynamic'

export async function GET(
  _request: Request,
  context: { params: Promise<{ id: string }> },
): Promise<Response> {
  const given = { importId: (await context.params).id }
  return runRead(byRecord('express.see'), importReadSchema, given, (input, actor) =>
    getCreated({ actor, ...input }),
  )
}
