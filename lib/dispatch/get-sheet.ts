import 'server-only'
import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Actor } from '@/lib/auth/actor'
import { type Queries, database } from '@/lib/db/client'
import { handInSheets } from '@/lib/db/tables/dispatch'
import { people } from '@/lib/db/tables/people'
import { Problem } from '@/lib/domain/problem'
import { batchCondition } from './batch-condition'
import { batchFiles } from './batch-of-store'
import { type DispatchStore, dispatchStore } from './dispatch-store'
import type { BatchRow } from './model/batch-view'
import { readBatchKey } from './model/dispatch-batch'
import type { Sheet, SheetRow } from './model/hand-in-sheet'
import { readRows } from './read-rows'

const earlier = alias(handInSheets, 'earlier')
const later = alias(handInSheets, 'later')

/** The parcels of a batch as they are now. */
export async function currentRows(
  queries: Queries,
  store: DispatchStore,
  key: string,
): Promise<SheetRow[]> {
  const batch = readBatchKey(key)
  if (!batch) return []
  return sheetRows(await readRows(queries, { store, batch: batchCondition(batch, store.region) }))
}

async function find(queries: Queries, sheetId: number) {
  const [found] = await queries
    .select({
      sheet: handInSheets,
      by: people.name,
      replaces: earlier.number,
      replacedBy: { id: later.id, number: later.number },
    })
    .from(handInSheets)
    .leftJoin(people, eq(people.id, handInSheets.printedBy))
    .leftJoin(earlier, eq(earlier.id, handInSheets.replaces))
    .leftJoin(later, eq(later.replaces, handInSheets.id))
    .where(eq(handInSheets.id, sheetId))
  return found
}

/** A hand-in sheet as it was printed, or as it would be now; null where there is none to see. */
export async function getSheet(input: { actor: Actor; sheetId: number }): Promise<Sheet | null> {
  const db = database()
  const found = await find(db, input.sheetId)
  if (!found) return null
  const { sheet, by, replaces, replacedBy } = found
  const { id, storeId, batch, number } = sheet
  const seen = { actor: input.actor, storeId, to: 'see' } as const
  const store = await dispatchStore(db, seen).catch((error: unknown) => {
    if (error instanceof Problem) return null
    throw error
  })
  if (!store) return null
  return {
    id,
    storeId,
    batch,
    number,
    replaces,
    replacedBy,
    file: (await batchFiles(db, [batch])).get(batch)?.file ?? null,
    printedAt: sheet.printedAt?.toISOString() ?? null,
    printedBy: by,
    rows: sheet.rows ?? (await currentRows(db, store, batch)),
  }
}

/** A batch as a courier signs for it. What the platform may not have is nobody's to sign for. */
function sheetRows(rows: readonly BatchRow[]): SheetRow[] {
  return rows
    .filter(({ state }) => state !== 'unconfirmed')
    .map(({ orderId, clientOrderId, trackingNo, shipmentCode, recipientName, boxes, out }) => ({
      orderId,
      clientOrderId,
      trackingNo,
      shipmentCode,
      recipientName,
      boxes,
      outAt: out?.at ?? null,
    }))
}
