import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptAuthSecret } from './auth-secret'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-secret-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('is made once, long enough, and readable by its owner alone', () => {
  const secret = keptAuthSecret(folder)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(keptAuthSecret(folder)).toBe(secret)
  expect(readdirSync(folder)).toEqual(['auth-secret'])
  expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600)
})

test('differs from one data folder to the next', () => {
  const other = mkdtempSync(join(tmpdir(), 'handover-secret-'))
  expect(keptAuthSecret(other)).not.toBe(keptAuthSecret(folder))
  rmSync(other, { recursive: true })
})

test('a damaged one is refused instead of signing with nothing', () => {
  writeFileSync(join(folder, 'auth-secret'), '\n')
  expect(() => keptAuthSecret(folder)).toThrow(/is too short: remove it/)
})
