import { runPublicRead } from '@/lib/server/run-public-read'
import { getTrackedOrder } from '@/lib/tracking/get-tracked-order'

export const dynamic = 'force-dynamic'

/** What the customer's page polls. No session: whoever has the address may read it. */
export async function GET(
  _request: Request,
  context: { params: Promise<{ token: string }> },
): Promise<Response> {
  const { token } = await context.params
  return runPublicRead(() => getTrackedOrder({ token, now: new Date() }))
}
