import { getLabel } from '@/lib/printing/labels/get-label'
import { labelQuerySchema } from '@/lib/printing/model/label-forms'
import { byRecord } from '@/lib/server/may'
import { runFile } from '@/lib/server/run-file'

export async function GET(
  request: Request,
  context: { params: Promise<{ orderId: string }> },
): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const given = { ...query, ...(await context.params) }
  return runFile(byRecord('express.see'), labelQuerySchema, given, (input, actor) =>
    getLabel({ actor, ...input }),
  )
}
