import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { imports } from '@/lib/db/tables/imports'
import { TIME_FIELDS } from '@/lib/domain/imports/import-fields'
import { withColumns, type ImportColumn } from '@/lib/domain/imports/import-columns'
import { findImport } from './find-import'
import { cellText } from './hold-missed'
import { MAY_CHANGE } from './may-change'
import { refuseLostPair } from './refuse-lost-pair'
import { rowsWithoutTime } from './rows-without-time'
import type { GiveSlots } from './schema'
import { slotCells } from './slot-cells'

/**
 * Gives all rows of one product that are not on their way the same pickup and delivery; what the
 * product has no place for is left out. `keepOwn`: only those without a time that they can be sent
 * with. Rows that are held or were refused, by whomever, are to be sent again by that. Throws
 * `slotsGone` for a pair that the platform does not offer.
 */
export async function giveSlots(input: {
  actor: Actor
  form: GiveSlots
}): Promise<{ given: number; columns: ImportColumn[] }> {
  const { actor, form } = input
  const { importId, product, pair, keepOwn } = form
  const db = database()
  const offer = await refuseLostPair(db, { actor, importId, product, pair })
  return db.transaction(async (tx) => {
    await tx.select().from(imports).where(eq(imports.id, importId)).for('update')
    const found = await findImport(tx, { actor, importId, permission: 'express.place' })
    const columns = withColumns(found.columns, TIME_FIELDS)
    await tx.update(imports).set({ columns }).where(eq(imports.id, importId))
    const cells = slotCells({ columns, product, pair })
    const isOfProduct =
      found.product === null ? sql`upper(${cellText(found, 'product')}) = ${product}` : sql`true`
    const without = keepOwn ? await rowsWithoutTime(tx, found, { product, offer }) : null
    const isMeant = without ? sql`r.position = any(${sql.param(without)}::int[])` : sql`true`
    const { rows } = await tx.execute(sql`
      update import_rows r set cells = r.cells || ${JSON.stringify(cells)}::jsonb,
        state = 'draft', problem = null, updated_at = now()
      where r.import_id = ${importId} and ${MAY_CHANGE} and ${isOfProduct} and ${isMeant}
      returning r.position`)
    return { given: rows.length, columns }
  })
}
