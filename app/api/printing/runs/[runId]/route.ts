import { getRunFile } from '@/lib/printing/get-run-file'
import { runQuerySchema } from '@/lib/printing/schema'
import { runStoredFile } from '@/lib/server/run-stored-file'

type Context = { params: Promise<{ runId: string }> }

export async function GET(_: Request, { params }: Context): Promise<Response> {
  return runStoredFile(runQuerySchema, await params, ({ runId }, actor) =>
    getRunFile({ actor, runId }),
  )
}
