import 'server-only'
import { and, desc, inArray, lt, sql } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { handInSheets } from '@/lib/db/tables/dispatch'
import { batchFiles } from './batch-of-store'
import { MAY } from '@/lib/domain/permissions'
import { SCANNED_FAMILIES } from './model/check-out'
import type { SheetEntry } from './model/hand-in-sheet'

const PAGE = 50

/** The hand-in sheets of the person's stores, latest first; `next` goes on after this page. */
export async function listSheets(input: {
  actor: Actor
  among: readonly number[]
  after: number | null
}): Promise<{ sheets: SheetEntry[]; next: number | null }> {
  const { actor, among, after } = input
  const storeIds = SCANNED_FAMILIES.flatMap((family) => storesWhere(actor, MAY.see[family], among))
  const db = database()
  const rows = await db
    .select({
      id: handInSheets.id,
      storeId: handInSheets.storeId,
      batch: handInSheets.batch,
      number: handInSheets.number,
      printedAt: handInSheets.printedAt,
      createdAt: handInSheets.createdAt,
      total: sql<number | null>`jsonb_array_length(${handInSheets.rows})`,
      out: sql<number | null>`jsonb_array_length(
        jsonb_path_query_array(${handInSheets.rows}, '$[*] ? (@.outAt != null)'))`,
    })
    .from(handInSheets)
    .where(
      and(
        inArray(handInSheets.storeId, storeIds),
        after === null ? undefined : lt(handInSheets.id, after),
      ),
    )
    .orderBy(desc(handInSheets.id))
    .limit(PAGE + 1)
  const shown = rows.slice(0, PAGE)
  const files = await batchFiles(
    db,
    shown.map(({ batch }) => batch),
  )
  const sheets = shown.map((row) => ({
    ...row,
    file: files.get(row.batch)?.file ?? null,
    printedAt: row.printedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }))
  return { sheets, next: rows.length > PAGE ? (sheets.at(-1)?.id ?? null) : null }
}
