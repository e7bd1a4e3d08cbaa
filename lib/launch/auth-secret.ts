import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode, LaunchError } from './launch-error'

/** The session key kept in the data folder; made at the first call, then always the same. */
export function keptAuthSecret(dataDir: string): string {
  const path = join(dataDir, 'auth-secret')
  const draft = join(dataDir, `.auth-secret-${process.pid}`)
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
    // A link appears whole or not at all: of two starts at once, one makes the key for both.
    linkSync(draft, path)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length >= 32) return secret
  throw new LaunchError(
    `${path} should hold the session key, but is too short: remove it, and a new one is made.`,
  )
}
