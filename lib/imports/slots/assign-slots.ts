import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database, type Queries } from '@/lib/db/client'
import { imports } from '@/lib/db/tables/imports'
import type { ExpressProduct } from '@/lib/domain/express/express-products'
import type { SlotOffer } from '@/lib/domain/express/slots'
import {
  type Cells,
  type ImportColumn,
  rowValues,
  withColumns,
} from '@/lib/domain/imports/import-columns'
import { TIME_FIELDS } from '@/lib/domain/imports/import-fields'
import { chosenSlots } from '@/lib/express/model/chosen-slots'
import { findImport, type ImportRecord } from '../find-import'
import { checkRow } from '../model/check-row'
import type { GiveSlots } from '../model/row-slots'
import { lacksTime } from '../model/row-time'
import { MAY_CHANGE } from '../rows/row-status'
import { rowCell } from './hold-missed-pickups'
import { rejectUnavailablePair, slotCells } from './reject-unavailable-pair'

/**
 * Gives all rows of one product that are not on their way the same pickup and delivery; what the
 * product has no place for is left out. `keepOwn`: only those without a time that they can be sent
 * with. Rows that are held or were refused, by whomever, are to be sent again by that. Throws
 * `slotsUnavailable` for a pair that the platform does not offer.
 */
export async function assignSlots(input: {
  actor: Actor
  form: GiveSlots
}): Promise<{ given: number; columns: ImportColumn[] }> {
  const { actor, form } = input
  const { importId, product, pair, keepOwn } = form
  const db = database()
  const offer = await rejectUnavailablePair(db, { actor, importId, product, pair })
  return db.transaction(async (tx) => {
    await tx.select().from(imports).where(eq(imports.id, importId)).for('update')
    const found = await findImport(tx, { actor, importId, permission: 'express.place' })
    const columns = withColumns(found.columns, TIME_FIELDS)
    await tx.update(imports).set({ columns }).where(eq(imports.id, importId))
    const cells = slotCells({ columns, product, pair })
    const isOfProduct =
      found.product === null ? sql`upper(${rowCell(found, 'product')}) = ${product}` : sql`true`
    const without = keepOwn ? await rowsWithoutTime(tx, found, { product, offer }) : null
    const isMeant = without ? sql`r.position = any(${sql.param(without)}::int[])` : sql`true`
    const { rows } = await tx.execute(sql`
      update import_rows r set cells = r.cells || ${JSON.stringify(cells)}::jsonb,
        state = 'draft', problem = null, updated_at = now(), edited_at = now()
      where r.import_id = ${importId} and ${MAY_CHANGE} and ${isOfProduct} and ${isMeant}
      returning r.position`)
    return { given: rows.length, columns }
  })
}

type Row = { position: number; state: string; cells: Cells }

/** Positions of a product's rows that may be changed and have no time that they can be sent with. */
async function rowsWithoutTime(
  queries: Queries,
  found: ImportRecord,
  { product, offer }: { product: ExpressProduct; offer: SlotOffer | null },
): Promise<number[]> {
  const { rows } = await queries.execute<Row>(sql`
    select r.position, r.state, r.cells from import_rows r
    where r.import_id = ${found.id} and ${MAY_CHANGE}`)
  const isWithout = ({ state, cells }: Row) => {
    const row = checkRow(rowValues(found.columns, cells), found)
    if (row.product !== product) return false
    const { needsSlot, draft } = row
    const chosen = chosenSlots(draft)
    return lacksTime({ product, isHeld: state === 'held', needsSlot, chosen }, offer)
  }
  return rows.filter(isWithout).map(({ position }) => position)
}
