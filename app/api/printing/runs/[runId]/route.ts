import { runQuerySchema } from '@/lib/printing/model/print-run'
import { getRunFile } from '@/lib/printing/runs/get-run-file'
import { byRecord } from '@/lib/server/may'
import { runStoredFile } from '@/lib/server/run-stored-file'

type Context = { params: Promise<{ runId: string }> }

export async function GET(_: Request, { params }: Context): Promise<Response> {
  return runStoredFile(
    byRecord('express.place'),
    runQuerySchema,
    await params,
    ({ runId }, actor) => getRunFile({ actor, runId }),
  )
}
