import { existsSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

const LARGEST_BYTES = 10_000_000

/** The path of a log in the data folder. A large one is set aside first, as `name.log.1`. */
export function logFile(dataDir: string, name: string): string {
  const path = join(dataDir, 'logs', `${name}.log`)
  if (existsSync(path) && statSync(path).size > LARGEST_BYTES) renameSync(path, `${path}.1`)
  return path
}

/** The last lines of a log, empty ones left out. */
export function lastLines(path: string, count: number): string[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').slice(-count)
}
