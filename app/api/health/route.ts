import { canAnywhere } from '@/lib/auth/actor'
import { currentActor } from '@/lib/auth/current-actor'
import { log } from '@/lib/config/log'
import { settings } from '@/lib/config/settings'
import { healthForPrograms } from '@/lib/settings/health/health-for-programs'
import { isHealthToken } from '@/lib/settings/health/is-health-token'
import { healthFactsWithin } from '@/lib/settings/health/read-health'

export const dynamic = 'force-dynamic'

/** Whoever watches over this process gives up sooner or later: a database so slow is down. */
const PATIENCE_MS = 4_000

const HEADERS = { 'cache-control': 'no-store' }

/**
 * 200 while the database answers, else 503, and nothing more for strangers. Who may see the page of
 * Health, or shows the token, is told how things go.
 */
export async function GET(request: Request): Promise<Response> {
  try {
    const facts = await healthFactsWithin(PATIENCE_MS)
    const { environment } = settings()
    const said = (await mayKnow(request)) ? healthForPrograms(facts, environment) : { status: 'ok' }
    return Response.json(said, { headers: HEADERS })
  } catch (error) {
    log().warn({ err: error }, 'the database does not answer')
    return Response.json({ status: 'down' }, { status: 503, headers: HEADERS })
  }
}

async function mayKnow(request: Request): Promise<boolean> {
  if (isHealthToken(request.headers.get('authorization'))) return true
  const actor = await currentActor()
  return actor !== null && canAnywhere(actor, 'settings.manage')
}
