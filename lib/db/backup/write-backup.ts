import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { dumpDatabase } from './dump-database'

/**
 * Writes all data of one moment to a file that its owner alone may read, while everybody works on.
 * The file appears whole or not at all. Returns its length in bytes.
 */
export async function writeBackup({
  ownerUrl,
  path,
}: {
  ownerUrl: string
  path: string
}): Promise<number> {
  const draft = `${path}.part-${process.pid}`
  const client = new Client({ connectionString: ownerUrl, application_name: 'handover-backup' })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read, read only')
    const file = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(Readable.from(dumpDatabase(client)), createGzip(), file)
    await rename(draft, path)
    await flushFolder(dirname(path))
    return (await stat(path)).size
  } finally {
    await client.end()
    await rm(draft, { force: true })
  }
}

/** The new name must outlive a power cut as the file does. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
