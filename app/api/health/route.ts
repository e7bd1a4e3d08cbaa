import { log } from '@/lib/config/log'
import { settings } from '@/lib/config/settings'
import { healthFactsWithin } from '@/lib/settings/health/read-health'
import { publicHealth } from '@/lib/settings/health/public-health'

export const dynamic = 'force-dynamic'

/** Whoever watches over this process gives up sooner or later: a database so slow is down. */
const PATIENCE_MS = 5_000

/** 200 while the database answers, else 503. No session: it says nothing that needs one. */
export async function GET(): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  try {
    const { environment } = settings()
    return Response.json(publicHealth(await healthFactsWithin(PATIENCE_MS), environment), {
      headers,
    })
  } catch (error) {
    log().warn({ err: error }, 'the database does not answer')
    return Response.json({ status: 'down', database: 'unreachable' }, { status: 503, headers })
  }
}
