import { recordLastBackup } from '@/lib/db/backup/last-backup'
import { writeBackup } from '@/lib/db/backup/write-backup'

/** Writes a backup and notes in the data folder that it did, for Health to tell. */
export async function backUp(what: {
  ownerUrl: string
  path: string
  dataDir: string
  now: Date
}): Promise<number> {
  const { ownerUrl, path, dataDir, now } = what
  const bytes = await writeBackup({ ownerUrl, path })
  await recordLastBackup(dataDir, { at: now.toISOString(), file: path, bytes })
  return bytes
}
