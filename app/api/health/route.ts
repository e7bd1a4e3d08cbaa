import { log } from '@/lib/config/log'
import { settings } from '@/lib/config/settings'
import { healthFacts } from '@/lib/settings/health-facts'
import { publicHealth } from '@/lib/settings/public-health'

export const dynamic = 'force-dynamic'

/** 200 while the database answers, else 503. No session: it says nothing that needs one. */
export async function GET(): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  try {
    const { environment } = settings()
    return Response.json(publicHealth(await healthFacts(), environment), { headers })
  } catch (error) {
    log().warn({ err: error }, 'the database does not answer')
    return Response.json({ status: 'down', database: 'unreachable' }, { status: 503, headers })
  }
}
