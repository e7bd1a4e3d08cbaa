import { z } from 'zod'
import { runRead } from '@/lib/server/run-read'
import { touchTablet } from '@/lib/tablets/touch-tablet'

export const dynamic = 'force-dynamic'

/** Says that somebody is at the tablet, so that its session goes on. */
export function POST(): Promise<Response> {
  return runRead('self', z.object({}), {}, (_, actor) => touchTablet({ actor }))
}
