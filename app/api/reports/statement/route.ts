import { shownLocale } from '@/lib/i18n/shown-locale'
import { statementSchema } from '@/lib/reports/model/statement'
import { exportStatement } from '@/lib/reports/money/export-statement'
import { runStreamedFile } from '@/lib/server/run-streamed-file'

export const dynamic = 'force-dynamic'

/** One month of one store as a file. */
export function GET(request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  return runStreamedFile('reports.see', statementSchema, given, async (query, actor) =>
    exportStatement({ actor, query, locale: await shownLocale() }),
  )
}
