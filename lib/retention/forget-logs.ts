import 'server-only'
import { copyFile, readdir, rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'

const DAY_MS = 24 * 60 * 60_000
/** A log is set aside so often at least; a part that is set aside is this much older in its first lines. */
const MOST_DAYS_A_PART = 30

/**
 * Keeps no line of a log in the data folder for longer than `days`: what programs still write to is
 * set aside in parts, dated, and parts are removed once their oldest line may be that old. Returns
 * how many were removed. PostgreSQL's and the simulator's output may hold what they were sent.
 */
export async function forgetLogs(input: {
  dataDir: string
  days: number
  now: Date
}): Promise<number> {
  const { dataDir, days, now } = input
  const folder = join(dataDir, 'logs')
  const partMs = Math.max(1, Math.min(MOST_DAYS_A_PART, Math.floor(days / 2))) * DAY_MS
  const keptMs = Math.max(days * DAY_MS - partMs, 0)
  const names = await readdir(folder).catch(() => [])
  let removed = 0
  for (const name of names.filter((one) => PART.test(one))) {
    const path = join(folder, name)
    const file = await stat(path).catch(() => null)
    if (!file || now.getTime() - file.mtimeMs < keptMs) continue
    await rm(path, { force: true })
    removed += 1
  }
  for (const name of names.filter((one) => one.endsWith('.log'))) {
    if (await isDue(folder, name, now.getTime() - partMs)) await setAside(join(folder, name), now)
  }
  return removed
}

/** `name.log.1` of the start, and `name.log.2026-11-23` of here. */
const PART = /\.log\.[\d-]+$/

/** Whether the log holds lines, and the last part was set aside before then. */
async function isDue(folder: string, name: string, before: number): Promise<boolean> {
  const file = await stat(join(folder, name)).catch(() => null)
  if (!file?.isFile() || file.size === 0) return false
  let since = file.birthtimeMs
  for (const other of await readdir(folder)) {
    if (!other.startsWith(`${name}.`) || !PART.test(other)) continue
    const part = await stat(join(folder, other)).catch(() => null)
    since = Math.max(since, part?.mtimeMs ?? 0)
  }
  return since <= before
}

/** Who writes to it appends, and goes on at its new end. */
async function setAside(path: string, now: Date): Promise<void> {
  await copyFile(path, `${path}.${now.toISOString().slice(0, 10)}`)
  await truncate(path)
}
