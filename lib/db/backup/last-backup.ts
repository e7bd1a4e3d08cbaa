import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const lastSchema = z.object({ at: z.iso.datetime(), file: z.string(), bytes: z.number() })

/** The latest backup that was written from a data folder. */
export type LastBackup = z.infer<typeof lastSchema>

const fileOf = (dataDir: string) => join(dataDir, 'last-backup.json')

/** Null where none was written. */
export async function readLastBackup(dataDir: string): Promise<LastBackup | null> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => null)
  if (text === null) return null
  try {
    return lastSchema.parse(JSON.parse(text))
  } catch {
    // Half of one, from a machine that lost its power.
    return null
  }
}

export async function recordLastBackup(dataDir: string, last: LastBackup): Promise<void> {
  const draft = `${fileOf(dataDir)}.${process.pid}`
  await writeFile(draft, JSON.stringify(last), { mode: 0o600 })
  await rename(draft, fileOf(dataDir))
}
