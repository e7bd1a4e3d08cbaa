import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import { importRows, imports } from '@/lib/db/tables/imports'
import type { ExpressProduct } from '@/lib/domain/express-products'
import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import type { ImportField } from '@/lib/domain/imports/import-fields'
import { addRows } from '@/lib/imports/add-rows'
import { createImport } from '@/lib/imports/create-import'

type Row = Partial<Record<ImportField, string>>

/** A waybill from the warehouse to a door, right in every cell, without slots. */
export function importRow(change: Row = {}): Row {
  return {
    clientOrderId: `T-${randomUUID().slice(0, 8)}`,
    'recipient.name': 'Chan Tai Man',
    'recipient.phone': '6123 4567',
    'recipient.address.building': 'Sha Tin Centre',
    'recipient.address.street': '2 Wang Pok Street',
    'recipient.address.district': '沙田區',
    'recipient.address.area': 'New Territories',
    'recipient.lat': '22.3814',
    'recipient.lng': '114.1886',
    'items.0.code': 'A-1',
    'items.0.name': 'Tea',
    'items.0.quantity': '1',
    ...change,
  }
}

/** Keeps rows as an import, as the browser does after a file was dropped. */
export async function keepImport(input: {
  actor: Actor
  storeId: number
  rows: readonly Row[]
  product?: ExpressProduct | null
}): Promise<number> {
  const { actor, storeId, rows, product = 'HDP-SFWH-H' } = input
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))] as ImportField[]
  const columns: ImportColumn[] = fields.map((field) => ({ key: field, name: field, field }))
  const { importId } = await createImport({
    actor,
    form: {
      ...{ formKey: randomUUID(), storeId, fileName: 'orders.csv', product },
      ...{ columns: [...columns], rowCount: rows.length },
    },
  })
  for (let from = 0; from < rows.length; from += 1_000) {
    const some = rows.slice(from, from + 1_000).map((row) => ({ ...row }) as Record<string, string>)
    await addRows({ actor, form: { importId, from, rows: some } })
  }
  return importId
}

/**
 * Puts every row in line as it is, as a start would have done at a time when the platform offered
 * what they ask for.
 */
export async function putInLine(input: {
  db: Database
  importId: number
  by: Actor
}): Promise<void> {
  const { db, importId, by } = input
  await db
    .update(importRows)
    .set({ state: 'queued' })
    .where(and(eq(importRows.importId, importId), eq(importRows.state, 'draft')))
  await db
    .update(imports)
    .set({ state: 'running', startedBy: by.id })
    .where(eq(imports.id, importId))
}
