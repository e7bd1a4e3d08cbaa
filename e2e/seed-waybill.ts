import { inDatabase } from '@/lib/testing/in-database'
import { seedImport } from '@/lib/testing/seeds/seed-import'
import { giveToAnotherDay, seedParcel, type ParcelToSeed } from '@/lib/testing/seeds/seed-parcels'
import { databaseOf } from './database-of'

const WAREHOUSE = 'HK-SHATIN-03'

/**
 * A waybill of the Sha Tin warehouse that the platform has and nobody collects by itself. Returns
 * the platform's number.
 */
export async function seedWaybill(
  index: number,
  change: Partial<Omit<ParcelToSeed, 'storeId'>> = {},
): Promise<string> {
  const row = await inDatabase(await databaseOf(index), WAREHOUSE, (db, storeId) =>
    seedParcel(db, { ...change, storeId }),
  )
  return row.platformOrderId ?? row.clientOrderId
}

/**
 * Gives whatever other journeys left at the Sha Tin warehouse to another day: the desk lists a
 * hundred parcels, and an import makes three times as many.
 */
export async function clearDesk(index: number): Promise<void> {
  await inDatabase(await databaseOf(index), WAREHOUSE, giveToAnotherDay)
}

/** A file of so many such waybills that an import created. Returns its id and the platform's numbers. */
export async function seedFile(
  index: number,
  { fileName, waybills }: { fileName: string; waybills: number },
): Promise<{ importId: number; numbers: string[] }> {
  return inDatabase(await databaseOf(index), WAREHOUSE, async (db, storeId) => {
    const rows = []
    for (let row = 0; row < waybills; row++) rows.push(await seedParcel(db, { storeId }))
    const orderIds = rows.map(({ id }) => id)
    const importId = await seedImport(db, { storeId, fileName, orderIds })
    return { importId, numbers: rows.map((row) => row.platformOrderId ?? row.clientOrderId) }
  })
}
