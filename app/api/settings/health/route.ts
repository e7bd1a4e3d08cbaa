import { z } from 'zod'
import { runRead } from '@/lib/server/run-read'
import { getHealth } from '@/lib/settings/health/get-health'

export const dynamic = 'force-dynamic'

export function GET(): Promise<Response> {
  return runRead('settings.manage', z.object({}), {}, (_query, actor) => getHealth({ actor }))
}
