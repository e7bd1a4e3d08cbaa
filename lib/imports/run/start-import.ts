import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { type Queries, database } from '@/lib/db/client'
import { importRows, imports } from '@/lib/db/tables/imports'
import { type ExpressProduct, isExpressProduct } from '@/lib/domain/express/express-products'
import type { SlotOffer } from '@/lib/domain/express/slots'
import { rowValues } from '@/lib/domain/imports/import-columns'
import { Problem } from '@/lib/domain/problem'
import { chosenSlots, slotFaults } from '@/lib/express/model/chosen-slots'
import { type ImportRecord, findImport } from '../find-import'
import { checkRow } from '../model/check-row'
import type { StartImport } from '../model/import-requests'
import { isLockerUnknown } from '../model/locker-fault'
import { repeatedNumbers } from '../model/repeated-numbers'
import { MAY_CHANGE, REFUSED_BY_PLATFORM } from '../rows/row-status'
import { duplicateRows } from '../rows/duplicate-rows'
import { rowLockers } from '../rows/row-lockers'
import { fetchOfferOrNull } from '../slots/fetch-offer'
import { rowCell } from '../slots/hold-missed-pickups'
import { addRunJob } from './add-run-job'

/**
 * Puts every row without a mistake in line to be created; the others stay to be mended, and can
 * follow. Throws `importIncomplete` while rows of the file are missing, `nothingToCreate`.
 */
export async function startImport(input: {
  actor: Actor
  form: StartImport
}): Promise<{ queued: number }> {
  const { actor, form } = input
  const { importId, again } = form
  const db = database()
  const may = { actor, importId, permission: 'express.place' } as const
  // Before the import is locked: the platform may take its time.
  const offers = await rowOffers(db, { actor, found: await findImport(db, may) })
  return db.transaction(async (tx) => {
    await tx.select().from(imports).where(eq(imports.id, importId)).for('update')
    const found = await findImport(tx, may)
    if (again) await takeBackRefused(tx, importId)
    const ready = await readyRows(tx, found, offers)
    if (ready.length === 0) throw new Problem('nothingToCreate')
    await tx
      .update(importRows)
      .set({ state: 'queued', problem: null, claimedUntil: null, updatedAt: sql`now()` })
      .where(and(eq(importRows.importId, importId), inArray(importRows.position, ready)))
    await tx
      .update(imports)
      .set({
        state: 'running',
        pauseCause: null,
        pausedBy: null,
        startedBy: actor.id,
        startedAt: sql`now()`,
      })
      .where(eq(imports.id, importId))
    await addRunJob(tx, importId)
    return { queued: ready.length }
  })
}

async function takeBackRefused(queries: Queries, importId: number): Promise<void> {
  await queries.execute(sql`
    update import_rows r set state = 'draft', problem = null, updated_at = now()
    where r.import_id = ${importId} and (r.state = 'refused' or ${REFUSED_BY_PLATFORM})`)
}

/** Checked here again, by what the browser checks with: what it shows is not what is believed. */
async function readyRows(
  queries: Queries,
  found: ImportRecord,
  offers: Awaited<ReturnType<typeof rowOffers>>,
): Promise<number[]> {
  const { id, rowCount, columns } = found
  const rows = await queries.select().from(importRows).where(eq(importRows.importId, id))
  if (rows.length < rowCount) throw new Problem('importIncomplete')
  const open = rows.filter(({ state }) => state !== 'skipped' && state !== 'removed')
  const repeated = repeatedNumbers(open, columns)
  const lockers = await rowLockers(queries, found)
  const taken = new Set((await duplicateRows(queries, found)).map(({ position }) => position))
  return open
    .filter(({ state, position, cells }) => {
      if (state !== 'draft' || repeated.has(position) || taken.has(position)) return false
      const {
        faults,
        needsSlot,
        needsSender,
        product: named,
        draft,
      } = checkRow(rowValues(columns, cells), found)
      if (named === null || faults.length > 0 || needsSlot || needsSender) return false
      if (isLockerUnknown(draft, lockers)) return false
      const offer = offers.get(named)
      return !offer || slotFaults(named, offer, chosenSlots(draft)).length === 0
    })
    .map(({ position }) => position)
}

/** What the platform offers for each product whose rows name times; without what it does not say. */
async function rowOffers(
  queries: Queries,
  { actor, found }: { actor: Actor; found: ImportRecord },
): Promise<ReadonlyMap<ExpressProduct, SlotOffer>> {
  const product = found.product ?? sql`upper(${rowCell(found, 'product')})`
  const { rows } = await queries.execute<{ product: string }>(sql`
    select distinct ${product}::text as product from import_rows r
    where r.import_id = ${found.id} and ${MAY_CHANGE}
      and (${rowCell(found, 'pickup.date')} <> '' or ${rowCell(found, 'delivery.date')} <> '')`)
  const offers = new Map<ExpressProduct, SlotOffer>()
  for (const { product: named } of rows) {
    if (!isExpressProduct(named)) continue
    const offer = await fetchOfferOrNull(queries, { actor, storeId: found.storeId, product: named })
    if (offer) offers.set(named, offer)
  }
  return offers
}
