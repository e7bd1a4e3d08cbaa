import 'server-only'
import type { z } from 'zod'
import { database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import { toFailure } from '@/lib/server/to-failure'
import { stationOf, type StationRecord } from './station-key'

const HEADERS = { 'cache-control': 'no-store' }

const refusal = (problem: string, status: number, reference?: string) =>
  Response.json({ problem, ...(reference && { reference }) }, { status, headers: HEADERS })

/**
 * The way into what print stations ask: the key of a station is the permission (decision 0290). 401
 * without one, 404 for what the station has not, 400 for what is no such question; of any other error
 * nothing is told but the id under which it was logged.
 */
export async function runStationCall(
  request: Request,
  operation: (station: StationRecord) => Promise<Response>,
): Promise<Response> {
  try {
    const station = await stationOf(database(), request)
    return station === null ? refusal('stationKey', 401) : await operation(station)
  } catch (error) {
    if (error instanceof Problem) return refusal(error.key, error.key === 'wrongInput' ? 400 : 404)
    return refusal('unexpected', 500, toFailure(error).reference)
  }
}

/** The body of a station's question. Throws `wrongInput` for what is none. */
export async function readStationBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const given: unknown = await request.json().catch(() => null)
  const { success, data } = schema.safeParse(given)
  if (!success) throw new Problem('wrongInput')
  return data
}
