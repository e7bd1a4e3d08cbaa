import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { type Actor, loadActor, storesWhere } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import { listExportParts, listExports } from '@/lib/db/tables/lists/list-exports'
import { MAY } from '@/lib/domain/permissions'
import { localeFor } from '@/lib/i18n/choose-locale'
import { listScope } from '../list-scope'
import { readListAddress } from '../model/list-address'
import type { ExportState } from '../model/list-export'
import type { ListQuery } from '../model/listed-order'
import { readRows } from '../read-rows'
import { stageCondition } from '../stage-condition'
import { type ExportCells, exportCells } from './export-cells'
import { listPages } from './list-pages'
import { addExportJob } from './start-export'

/** A job is short, so that a stop waits for none and others have their turn (decision 0127). */
const JOB_MS = 4_000

const packed = promisify(gzip)

type Export = typeof listExports.$inferSelect

/**
 * Writes the next parts of an export and has itself called again until its list is at its end. A
 * process that dies in between leaves whole parts, and whoever goes on begins behind the last. It is
 * made with what the person may see now, and ends where that has become less than they asked for.
 */
export async function runExport(input: {
  db: Database
  exportId: number
  stopping?: AbortSignal
  jobMs?: number
}): Promise<void> {
  const { db, exportId, stopping, jobMs = JOB_MS } = input
  const [found] = await db.select().from(listExports).where(eq(listExports.id, exportId))
  if (!found || (found.state !== 'waiting' && found.state !== 'running')) return
  const actor = await loadActor(db, { personId: found.personId })
  if (!actor || !maySeeAll(actor, found)) return endExport(db, exportId, 'failed')
  const until = performance.now() + jobMs
  const query = queryOf(found)
  const file = await exportCells({
    db,
    storeIds: found.storeIds,
    locale: localeFor(found.locale),
  })
  if (found.state === 'waiting') await begin(db, { found, actor, query, file })
  let { parts, after } = found
  for await (const { ids, next } of listPages({ db, actor, query, now: found.createdAt, after })) {
    const rows = await readRows(db, { actor, family: found.family, orderIds: ids })
    const isOurs = await writePart(db, { exportId, nth: parts, rows: file.cells(rows), next })
    if (!isOurs) return
    parts += rows.length > 0 ? 1 : 0
    after = next
    if (after !== null && (stopping?.aborted || performance.now() > until)) {
      return addExportJob(db, exportId)
    }
  }
  await endExport(db, exportId, 'ready')
}

/** Whether the person may see the family at every store that the file is of. */
export const maySeeAll = (
  actor: Actor,
  { family, storeIds }: Pick<Export, 'family' | 'storeIds'>,
): boolean => storesWhere(actor, MAY.see[family], storeIds).length === storeIds.length

function queryOf({ family, storeIds, search }: Export): ListQuery {
  const address = readListAddress(family, new URLSearchParams(search))
  return { family, storeIds, address: { ...address, stores: [] } }
}

type Begun = { found: Export; actor: Actor; query: ListQuery; file: ExportCells }

/** Counts what is to come, where that is no search of its own. */
async function begin(db: Database, { found, actor, query, file }: Begun): Promise<void> {
  const scope = await listScope(db, { actor, query })
  let rowsInAll: number | null = scope === null ? 0 : null
  if (scope !== null && scope.search === null) {
    const { rows } = await db.execute<{ count: string }>(sql`
      select sum(ofStore.count) as count from ${scope.source} cross join lateral (
        select count(*) as count from ${scope.tables}
        where ${scope.condition} and ${stageCondition(query.address.show, found.createdAt)}) ofStore`)
    rowsInAll = Number(rows[0]?.count ?? 0)
  }
  await db
    .update(listExports)
    .set({ state: 'running', rowsInAll, columns: [...file.columns] })
    .where(and(eq(listExports.id, found.id), eq(listExports.state, 'waiting')))
}

type WrittenPart = { exportId: number; nth: number; rows: string[][]; next: number | null }

/** Says whether the export still runs and nobody else has written this part. */
async function writePart(db: Database, part: WrittenPart): Promise<boolean> {
  const { exportId, nth, rows, next } = part
  const bytes = rows.length > 0 ? await packed(JSON.stringify(rows)) : null
  return db.transaction(async (tx) => {
    const moved = await tx
      .update(listExports)
      .set({
        parts: nth + (bytes === null ? 0 : 1),
        rowsDone: sql`${listExports.rowsDone} + ${rows.length}`,
        after: next,
      })
      .where(
        and(
          eq(listExports.id, exportId),
          eq(listExports.state, 'running'),
          eq(listExports.parts, nth),
        ),
      )
      .returning({ id: listExports.id })
    if (moved.length === 0) return false
    if (bytes) await tx.insert(listExportParts).values({ exportId, nth, rows: bytes })
    return true
  })
}

/** A file that is not whole is none. */
export async function endExport(
  db: Database,
  exportId: number,
  state: Extract<ExportState, 'ready' | 'failed' | 'cancelled'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(listExports)
      .set({ state, endedAt: new Date(), ...(state === 'ready' ? {} : { search: '' }) })
      .where(and(eq(listExports.id, exportId), sql`${listExports.state} in ('waiting', 'running')`))
    if (state !== 'ready') {
      await tx.delete(listExportParts).where(
        sql`${listExportParts.exportId} = ${exportId} and exists (
          select 1 from list_exports e where e.id = ${exportId} and e.state <> 'ready')`,
      )
    }
  })
}
