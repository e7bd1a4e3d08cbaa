import { accessSync, constants, mkdirSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { errorCode, LaunchError } from '../launch-error'
import type { Part } from '../start/shutdown'
import { backUp } from './back-up'
import { backupName, isDue, outlived } from './daily-names'

const LOOK_EVERY_MS = 10 * 60_000

type Daily = {
  dir: string
  /** How many are kept. */
  keep: number
  ownerUrl: string
  dataDir: string
  say: (line: string) => void
}

/** Refuses a folder for backups that cannot be made or written to, with one line. */
export function checkBackupFolder(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    accessSync(dir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new LaunchError(
      `BACKUP_DIR holds ${JSON.stringify(dir)}, but should be a folder that can be written to (${errorCode(error)}).`,
      { cause: error },
    )
  }
}

/** Makes a backup whenever the latest is a day old, for as long as it runs, and removes old ones. */
export function startDailyBackups(daily: Daily): Part {
  const stopping = new AbortController()
  const running = run(daily, stopping.signal)
  return {
    kill: () => stopping.abort(),
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

async function run(daily: Daily, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await backUpWhenDue(daily, new Date()).catch((error: unknown) => {
      daily.say(`The daily backup failed, and is tried again soon (${errorCode(error)}).`)
    })
    await pause(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

/** One look: true when it made a backup. */
export async function backUpWhenDue(daily: Omit<Daily, 'say'>, now: Date): Promise<boolean> {
  const { dir, keep, ownerUrl, dataDir } = daily
  const names = await readdir(dir)
  if (!isDue(names, now)) return false
  const path = join(dir, backupName(now))
  await backUp({ ownerUrl, path, dataDir, now })
  // Only once a new one is there.
  for (const name of outlived(await readdir(dir), keep)) await rm(join(dir, name))
  return true
}
