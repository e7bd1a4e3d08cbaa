import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { seedParcelInto, type ParcelToSeed } from '@/lib/testing/seed-parcels'
import { instanceOf } from './instances'

/** The database of a worker's own dashboard, where its private server has put it. */
async function databaseOf(index: number): Promise<string> {
  const folder = process.env[`HANDOVER_E2E_DATA_DIR_${instanceOf(index).port}`]
  if (folder === undefined) throw new Error('the dashboard of this worker has no data folder')
  const read = async (name: string) =>
    (await readFile(join(folder, 'postgres', name), 'utf8')).trim()
  return `postgres://handover:${await read('password')}@127.0.0.1:${await read('port')}/handover`
}

/**
 * A waybill of the Sha Tin warehouse that the platform has and nobody collects by itself. Returns
 * the platform's number.
 */
export async function seedWaybill(
  index: number,
  change: Partial<Omit<ParcelToSeed, 'storeId'>> = {},
): Promise<string> {
  const row = await seedParcelInto(await databaseOf(index), 'HK-SHATIN-03', change)
  return row.platformOrderId ?? row.clientOrderId
}
