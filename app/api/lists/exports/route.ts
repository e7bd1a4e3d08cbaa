import { z } from 'zod'
import { listOwnExports } from '@/lib/lists/export/list-exports'
import { runRead } from '@/lib/server/run-read'

export const dynamic = 'force-dynamic'

/** The person's own files that are made in the background. */
export function GET(): Promise<Response> {
  return runRead('self', z.object({}), {}, (_query, actor) => listOwnExports({ actor }))
}
