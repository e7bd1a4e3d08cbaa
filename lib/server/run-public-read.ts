import 'server-only'
import { toFailure } from './to-failure'

const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/**
 * The way into a polled read that needs no session because its address is the permission. Null is
 * 404; of an error nothing is told but the id under which it was logged.
 */
export async function runPublicRead<Value>(
  operation: () => Promise<Value | null>,
): Promise<Response> {
  try {
    const value = await operation()
    if (value !== null) return Response.json(value, { headers: HEADERS })
    return Response.json({ problem: 'notFound' }, { status: 404, headers: HEADERS })
  } catch (error) {
    const { reference } = toFailure(error)
    return Response.json({ problem: 'unexpected', reference }, { status: 500, headers: HEADERS })
  }
}
