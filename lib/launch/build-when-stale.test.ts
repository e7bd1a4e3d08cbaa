import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildFingerprint } from './build-when-stale'

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
  'app/(desk)/food/page.tsx',
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
