import { runQuerySchema } from '@/lib/printing/model/print-run'
import { jobOfRun } from '@/lib/printing/stations/job-of-run'
import { runRead } from '@/lib/server/run-read'

type Context = { params: Promise<{ runId: string }> }

/** How a print run stands at the station that it was sent to. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  return runRead('self', runQuerySchema, await params, ({ runId }, actor) =>
    jobOfRun({ actor, runId }),
  )
}
