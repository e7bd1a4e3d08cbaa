import 'server-only'
import { and, asc, eq } from 'drizzle-orm'
import { gunzip } from 'node:zlib'
import { promisify } from 'node:util'
import { recordAudit } from '@/lib/audit/record-audit'
import { requireOwnDevice, type Actor } from '@/lib/auth/actor'
import { type Database, database } from '@/lib/db/client'
import { listExportParts, listExports } from '@/lib/db/tables/lists/list-exports'
import { Problem } from '@/lib/domain/problem'
import { type ExportFile, exportFile } from './export-file'
import { maySeeAll } from './run-export'

const unpacked = promisify(gunzip)

type Own = { actor: Actor; exportId: number }

/**
 * A person's own file, once it is whole, a part at a time. Whoever may no longer see all that is in
 * it gets none of it. Throws `notFound`, of another's too.
 */
export async function downloadExport({ actor, exportId }: Own): Promise<ExportFile> {
  requireOwnDevice(actor)
  const db = database()
  const found = await ownExport(db, { actor, exportId })
  const { family, format, columns, parts, rowsDone } = found
  if (found.state !== 'ready' || !maySeeAll(actor, found)) throw new Problem('notFound')
  await recordAudit(db, {
    action: 'order.export-saved',
    actor,
    after: { family, format, rows: rowsDone },
  })
  return exportFile({ family, format, columns: columns ?? [], pages: rowsOf(db, exportId, parts) })
}

/** The person's own, in any state. Throws `notFound`. */
export async function ownExport(db: Database, { actor, exportId }: Own) {
  const [found] = await db
    .select()
    .from(listExports)
    .where(and(eq(listExports.id, exportId), eq(listExports.personId, actor.id)))
  if (!found) throw new Problem('notFound')
  return found
}

async function* rowsOf(db: Database, exportId: number, parts: number): AsyncIterable<string[][]> {
  for (let nth = 0; nth < parts; nth += 1) {
    const [part] = await db
      .select({ rows: listExportParts.rows })
      .from(listExportParts)
      .where(and(eq(listExportParts.exportId, exportId), eq(listExportParts.nth, nth)))
      .orderBy(asc(listExportParts.nth))
    // Its day was over meanwhile: half a file is none.
    if (!part) throw new Error('a part of an export is gone')
    yield JSON.parse((await unpacked(part.rows)).toString('utf8')) as string[][]
  }
}
