import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildEnvironment, buildFingerprint } from './build-when-stale'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'handover-build-'))
  write('app/page.tsx', 'one')
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test('is the same for the same files', () => {
  expect(buildFingerprint(root)).toBe(buildFingerprint(root))
})

test.each([
  'app/page.tsx',
  'app/(desk)/food/(board)/page.tsx',
  'lib/launch/start/instance.ts',
  'public/map/outline.json',
  'package-lock.json',
  'proxy.ts',
])('changes with %s', (path) => {
  const before = buildFingerprint(root)
  write(path, 'two')
  expect(buildFingerprint(root)).not.toBe(before)
})

test('tells a file that moved', () => {
  const before = buildFingerprint(root)
  rmSync(join(root, 'app/page.tsx'))
  write('app/other/page.tsx', 'one')
  expect(buildFingerprint(root)).not.toBe(before)
})

test.each(['lib/food/slots.test.ts', 'lib/simulator/main.ts', 'README.md', '.data/logs/build.log'])(
  'does not change with %s',
  (path) => {
    const before = buildFingerprint(root)
    write(path, 'two')
    expect(buildFingerprint(root)).toBe(before)
  },
)

test('a build has the same id and names wherever it is made, and another id for other sources', () => {
  const here = buildEnvironment(root)
  const elsewhere = mkdtempSync(join(tmpdir(), 'handover-build-elsewhere-'))
  mkdirSync(join(elsewhere, 'app'))
  writeFileSync(join(elsewhere, 'app/page.tsx'), 'one')
  expect(buildEnvironment(elsewhere)).toEqual(here)
  rmSync(elsewhere, { recursive: true })
  write('app/page.tsx', 'two')
  const next = buildEnvironment(root)
  expect(next['HANDOVER_BUILD_ID']).not.toBe(here['HANDOVER_BUILD_ID'])
  // An open page's actions keep their names.
  expect(next['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY']).toBe(
    here['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'],
  )
})
