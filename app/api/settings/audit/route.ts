import { runStreamedFile } from '@/lib/server/run-streamed-file'
import { auditRegion } from '@/lib/settings/audit/audit-region'
import { exportAudit } from '@/lib/settings/audit/export-audit'
import { auditFilterSchema } from '@/lib/settings/model/audit'

export const dynamic = 'force-dynamic'

/** The audit log as a file, chosen as the page is. */
export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runStreamedFile('audit.see', auditFilterSchema, given, async (filter, actor) =>
    exportAudit({ actor, filter, region: await auditRegion() }),
  )
}
