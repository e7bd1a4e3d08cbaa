import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { importRows, imports } from '@/lib/db/tables/imports'
import { people } from '@/lib/db/tables/people'

type ImportToSeed = {
  storeId: number
  fileName?: string
  /** What became of its rows, in their order; null for one that was not sent. */
  orderIds: readonly (number | null)[]
  /** Of the demo's people. */
  by?: 'warehouse' | 'manager'
}

/** Writes an import down whose rows became these orders. Returns its id. */
export async function seedImport(db: Database, given: ImportToSeed): Promise<number> {
  const { storeId, fileName = 'monday.csv', orderIds, by = 'warehouse' } = given
  const [person] = await db
    .select({ id: people.id })
    .from(people)
    .where(eq(people.email, `${by}@handover.example`))
  if (!person) throw new Error(`no ${by}`)
  const [made] = await db
    .insert(imports)
    .values({
      formKey: randomUUID(),
      storeId,
      fileName,
      columns: [],
      rowCount: orderIds.length,
      createdBy: person.id,
    })
    .returning({ id: imports.id })
  if (!made) throw new Error('the import was not written')
  const importId = made.id
  await db.insert(importRows).values(
    orderIds.map((orderId, position) => ({
      importId,
      position,
      orderId,
      cells: {},
      state: orderId === null ? ('draft' as const) : ('sent' as const),
    })),
  )
  return importId
}
