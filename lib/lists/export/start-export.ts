import 'server-only'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { requireOwnDevice, storesWhere, type Actor } from '@/lib/auth/actor'
import { type Database, database, type Queries } from '@/lib/db/client'
import { listExports } from '@/lib/db/tables/lists/list-exports'
import { MAY } from '@/lib/domain/permissions'
import { Problem } from '@/lib/domain/problem'
import type { Locale } from '@/lib/i18n/locales'
import { addJob } from '@/lib/jobs/add-job'
import { listSearch } from '../model/list-address'
import { type ExportFormat, MOST_ROWS_AT_ONCE, MOST_UNDER_WAY } from '../model/list-export'
import { type ExportQuery, exportFormSchema } from '../model/list-form'
import { askedFor, storesOf } from './export-orders'
import { listPages } from './list-pages'

/** Makes the file of one export, part after part; its payload is `{ exportId }`. */
export const RUN_EXPORT = 'lists.run-export'

type Started =
  /** It is short: the browser fetches it at once. */
  { exportId: null } | { exportId: number }

/**
 * Looks how long a list is; one that is too long for a browser to wait for becomes a file in the
 * background. Throws `tooManyExports` where the person has so many under way already.
 */
export async function startExport(input: {
  actor: Actor
  form: { list: string; format: ExportFormat }
  locale: Locale
  mostAtOnce?: number
}): Promise<Started> {
  const { actor, form, locale, mostAtOnce = MOST_ROWS_AT_ONCE } = input
  requireOwnDevice(actor)
  const query = readQuery(form)
  if (query.orderIds !== null) return { exportId: null }
  const db = database()
  if (await isShort(db, { actor, query, mostAtOnce })) return { exportId: null }
  return { exportId: await queueExport(db, { actor, query, locale }) }
}

function readQuery({ list, format }: { list: string; format: ExportFormat }): ExportQuery {
  const given = { ...Object.fromEntries(new URLSearchParams(list)), format }
  const parsed = exportFormSchema.safeParse(given)
  if (!parsed.success)
    throw new Error('a list that no page of ours asks for', { cause: parsed.error })
  return parsed.data
}

/** So often a search is let go on before it is said to be long. */
const MOST_LOOKS = 4

async function isShort(
  db: Database,
  { actor, query, mostAtOnce }: { actor: Actor; query: ExportQuery; mostAtOnce: number },
): Promise<boolean> {
  let [rows, looks] = [0, 0]
  for await (const { ids, next } of listPages({
    db,
    actor,
    query,
    now: new Date(),
    most: mostAtOnce,
  })) {
    rows += ids.length
    looks += 1
    if (next !== null && (rows >= mostAtOnce || looks >= MOST_LOOKS)) return false
  }
  return true
}

type Queued = { actor: Actor; query: ExportQuery; locale: Locale }

async function queueExport(db: Database, { actor, query, locale }: Queued): Promise<number> {
  const { family, storeIds, address, format } = query
  const stores = storesWhere(actor, MAY.see[family], storesOf(query, storeIds))
  return db.transaction(async (tx) => {
    // One press after the other: what two count at once is not counted twice.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(
      ${`list exports of ${actor.id}`}, 0))`)
    const [waiting] = await tx
      .select({ count: count() })
      .from(listExports)
      .where(
        and(eq(listExports.personId, actor.id), inArray(listExports.state, ['waiting', 'running'])),
      )
    if ((waiting?.count ?? 0) >= MOST_UNDER_WAY) throw new Problem('tooManyExports')
    const [row] = await tx
      .insert(listExports)
      .values({
        personId: actor.id,
        family,
        storeIds: stores,
        search: listSearch(family, { ...address, columns: null, after: null }),
        format,
        locale,
      })
      .returning({ id: listExports.id })
    if (!row) throw new Error('the export was not written down')
    await recordAudit(tx, {
      action: 'order.exported',
      actor,
      after: { ...askedFor(query), chosen: null },
    })
    await addExportJob(tx, row.id)
    return row.id
  })
}

/** Has the next parts of an export made; one such job waits at a time for each. */
export const addExportJob = (queries: Queries, exportId: number): Promise<void> =>
  addJob(queries, {
    task: RUN_EXPORT,
    payload: { exportId },
    key: `${RUN_EXPORT}:${exportId}`,
    maxAttempts: 6,
  })
