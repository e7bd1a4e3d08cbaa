import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { jobNewsSchema } from '@/lib/domain/print-station'
import { Problem } from '@/lib/domain/problem'
import { giveFile } from '@/lib/printing/stations/give-file'
import { readStationBody, runStationCall } from '@/lib/printing/stations/run-station-call'
import { takeNews } from '@/lib/printing/stations/take-news'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ jobId: string }> }

const jobSchema = z.object({ jobId: z.uuid(), claim: z.uuid() })

/** The PDF of a job, for the print station that claimed it. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return runStationCall(request, async ({ id: stationId }) => {
    const claim = new URL(request.url).searchParams.get('claim')
    const asked = jobSchema.safeParse({ ...(await params), claim })
    if (!asked.success) throw new Problem('notFound')
    const { path, bytes } = await giveFile({ stationId, ...asked.data })
    const body = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>
    return new Response(body, {
      headers: {
        'cache-control': 'no-store',
        'content-type': 'application/pdf',
        'content-length': String(bytes),
      },
    })
  })
}

/** What became of a job at its print station. */
export function POST(request: Request, { params }: Context): Promise<Response> {
  return runStationCall(request, async ({ id: stationId }) => {
    const { jobId } = await params
    if (!z.uuid().safeParse(jobId).success) throw new Problem('notFound')
    const news = await readStationBody(request, jobNewsSchema)
    return Response.json(await takeNews({ stationId, jobId, news }))
  })
}
