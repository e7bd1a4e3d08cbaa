import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { instanceOf } from './instances'

/** The database of a worker's own dashboard, by the role that the dashboard has. */
export async function databaseOf(index: number): Promise<string> {
  const folder = process.env[`HANDOVER_E2E_DATA_DIR_${instanceOf(index).port}`]
  if (folder === undefined) throw new Error('the dashboard of this worker has no data folder')
  return databaseIn(folder)
}

/** The database of the private server in a data folder, by the role that the dashboard has. */
export async function databaseIn(folder: string): Promise<string> {
  const read = async (name: string) =>
    (await readFile(join(folder, 'postgres', name), 'utf8')).trim()
  const password = await read('password-handover_app')
  return `postgres://handover_app:${password}@127.0.0.1:${await read('port')}/handover`
}
