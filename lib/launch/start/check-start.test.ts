import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepareDataFolder } from './check-start'

let parent = ''
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'handover-folder-'))
})
afterEach(() => rmSync(parent, { recursive: true }))

const modeOf = (...path: string[]) => statSync(join(parent, 'data', ...path)).mode & 0o777

test('keeps labels and logs to their owner, whatever the umask', () => {
  const umask = process.umask(0)
  prepareDataFolder(join(parent, 'data'))
  process.umask(umask)
  expect([modeOf(), modeOf('prints'), modeOf('logs')]).toEqual([0o755, 0o700, 0o700])
})

test('closes what an earlier version left open', () => {
  for (const name of ['prints', 'logs']) {
    const folder = join(parent, 'data', name)
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o755)
    writeFileSync(join(folder, 'a'), 'a name')
    chmodSync(join(folder, 'a'), 0o644)
  }
  prepareDataFolder(join(parent, 'data'))
  expect([modeOf('prints'), modeOf('prints', 'a')]).toEqual([0o700, 0o600])
  expect([modeOf('logs'), modeOf('logs', 'a')]).toEqual([0o700, 0o600])
})
