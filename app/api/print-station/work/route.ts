import { stationFactsSchema } from '@/lib/domain/print-station'
import { readStationBody, runStationCall } from '@/lib/printing/stations/run-station-call'
import { takeWork } from '@/lib/printing/stations/take-work'

export const dynamic = 'force-dynamic'

/** A print station tells how its printer is, and waits for its next job. */
export function POST(request: Request): Promise<Response> {
  return runStationCall(request, async (station) => {
    const facts = await readStationBody(request, stationFactsSchema)
    return Response.json(await takeWork({ station, facts, signal: request.signal }))
  })
}
