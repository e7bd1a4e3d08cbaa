import { z } from 'zod'
import { listStations } from '@/lib/printing/stations/list-stations'
import { runRead } from '@/lib/server/run-read'

/** The print stations that the person may send to. */
export function GET(): Promise<Response> {
  return runRead('self', z.object({}), {}, (_, actor) => listStations({ actor }))
}
