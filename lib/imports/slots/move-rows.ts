import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { imports } from '@/lib/db/tables/imports'
import { withColumns } from '@/lib/domain/imports/import-columns'
import { TIME_FIELDS } from '@/lib/domain/imports/import-fields'
import type { MoveRows } from '../model/row-slots'
import { addRunJob } from '../run/add-run-job'
import { findImport } from '../find-import'
import { rowCell } from './hold-missed-pickups'
import { rejectUnavailablePair, slotCells } from './reject-unavailable-pair'

/**
 * Moves held rows of one product from one pair of slots to another, and goes on with them. Throws
 * `slotsUnavailable` for a pair that the platform does not offer.
 */
export async function moveRows(input: {
  actor: Actor
  form: MoveRows
}): Promise<{ moved: number }> {
  const { actor, form } = input
  const { importId, product, from, to } = form
  const db = database()
  await rejectUnavailablePair(db, { actor, importId, product, pair: to })
  return db.transaction(async (tx) => {
    await tx.select().from(imports).where(eq(imports.id, importId)).for('update')
    const found = await findImport(tx, { actor, importId, permission: 'express.place' })
    // Rows that name no day may have no column for it either.
    const columns = withColumns(found.columns, TIME_FIELDS)
    await tx.update(imports).set({ columns }).where(eq(imports.id, importId))
    const cells = slotCells({ columns, product, pair: to })
    const isOfProduct =
      found.product === null ? sql`upper(${rowCell(found, 'product')}) = ${product}` : sql`true`
    const { rows } = await tx.execute(sql`
      update import_rows r set cells = r.cells || ${JSON.stringify(cells)}::jsonb,
        state = 'queued', claimed_until = null, updated_at = now(), edited_at = now()
      where r.import_id = ${importId} and r.state = 'held' and ${isOfProduct}
        and ${rowCell(found, 'pickup.date')} = ${from.pickup.date}
        and ${rowCell(found, 'pickup.period')} = ${from.pickup.period}
        and ${rowCell(found, 'delivery.date')} = ${from.delivery?.date ?? ''}
        and ${rowCell(found, 'delivery.period')} = ${from.delivery?.period ?? ''}
      returning r.position`)
    if (rows.length > 0 && found.state === 'idle') {
      const running = { state: 'running', startedBy: actor.id } as const
      await tx.update(imports).set(running).where(eq(imports.id, importId))
    }
    if (rows.length > 0 && found.state !== 'paused') await addRunJob(tx, importId)
    return { moved: rows.length }
  })
}
