import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { instanceOf } from './instances'

/** The dashboard has the first; the second owns the tables. */
type Role = 'handover_app' | 'handover_owner'

/** The database of a worker's own dashboard, by the role that the dashboard has or another. */
export async function databaseOf(index: number, role?: Role): Promise<string> {
  const folder = process.env[`HANDOVER_E2E_DATA_DIR_${instanceOf(index).port}`]
  if (folder === undefined) throw new Error('the dashboard of this worker has no data folder')
  return databaseIn(folder, role)
}

/** The database of the private server in a data folder, by the role that the dashboard has or another. */
export async function databaseIn(folder: string, role: Role = 'handover_app'): Promise<string> {
  const read = async (name: string) =>
    (await readFile(join(folder, 'postgres', name), 'utf8')).trim()
  const password = await read(`password-${role}`)
  return `postgres://${role}:${password}@127.0.0.1:${await read('port')}/handover`
}
