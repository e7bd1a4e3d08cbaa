import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bundledBinaries } from './binaries'
import { reachableBinaries } from './fallback-home'
import { canReach, serverUser } from './server-user'

const isRoot = process.getuid?.() === 0
const user = serverUser(null)

let hidden = ''
let umask: number | null = null
beforeEach(() => {
  // Made with mode 0700, as root's home is.
  hidden = mkdtempSync(join(tmpdir(), 'handover-hidden-'))
  umask = null
})
afterEach(() => {
  if (umask !== null) process.umask(umask)
  rmSync(hidden, { recursive: true })
})

test.runIf(isRoot)('a project below a folder of root alone lends its binaries', () => {
  const bundled = bundledBinaries()
  const home = join(hidden, 'native')
  cpSync(bundled.home!, home, { recursive: true, verbatimSymlinks: true })
  const binaries = { ...bundled, home, bin: join(home, 'bin'), version: `test-${process.pid}` }
  expect(canReach(user, join(binaries.bin, 'postgres'), 'execute')).toBe(false)

  const lines: string[] = []
  const say = (line: string) => lines.push(line)
  // The strictest mask must not make the copy unreachable as well.
  umask = process.umask(0o077)
  const lent = reachableBinaries(binaries, user, say)
  try {
    const options = { cwd: '/', encoding: 'utf8', ...user } as const
    for (const name of ['postgres', 'initdb']) {
      const version = execFileSync(join(lent.bin, name), ['--version'], options)
      expect(version).toContain(`(PostgreSQL) ${bundled.major}`)
    }
    expect(lines).toEqual([
      `The database's user cannot reach the project's folder: its programs go to ${lent.home}.`,
    ])
    const madeAt = statSync(lent.home!).ctimeMs
    expect(reachableBinaries(binaries, user, say)).toEqual(lent)
    expect(statSync(lent.home!).ctimeMs).toBe(madeAt)
  } finally {
    rmSync(lent.home!, { recursive: true })
  }
})

test('binaries that can be reached stay where they are', () => {
  const bundled = bundledBinaries()
  const say = () => undefined
  expect(reachableBinaries(bundled, null, say)).toBe(bundled)
})
