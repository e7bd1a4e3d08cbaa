import { runPublicRead } from '@/lib/server/run-public-read'
import { tabletScreen } from '@/lib/tablets/tablet-screen'

export const dynamic = 'force-dynamic'

/** The people of a shared tablet; its cookie is the permission. 404 once it is none any more. */
export function GET(): Promise<Response> {
  return runPublicRead(tabletScreen)
}
