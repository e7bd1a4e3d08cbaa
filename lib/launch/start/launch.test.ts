import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseSettings } from '@/lib/config/settings'
import { storedAuthSecret, readyLines } from './launch'

test('says the address first, then one line a demo person', () => {
  const person = {
    role: 'manager',
    email: 'manager@handover.example',
    password: 'a-password',
    stores: 'Central, Mong Kok',
    storeNames: [],
  } as const
  const settings = { ...parseSettings({ PORT: '8080' }), host: '127.0.0.1' }
  const prepared = { signIns: [person], firstAdminUrl: null }
  const lines = readyLines(settings, prepared)
  expect(readyLines({ ...settings, host: '0.0.0.0' }, prepared)).toContain(
    'Warning: everybody on the network can open it and sign in with the demo’s password (HOST).',
  )
  expect(lines).toEqual([
    'Handover is ready: http://localhost:8080',
    'Platform: simulator (http://127.0.0.1:4010)',
    'Demo sign-in: role manager, e-mail manager@handover.example, password a-password, stores Central, Mong Kok',
    'Only this machine can open it while the demo’s sign-ins work. HOST=0.0.0.0 opens it to the network.',
    'Press Ctrl-C to stop.',
  ])
})

test('offers the first administrator, where there is nobody', () => {
  const firstAdminUrl = 'http://localhost:3000/sign-in/first-start?token=abc'
  expect(readyLines(parseSettings({}), { signIns: [], firstAdminUrl })).toContain(
    `Make the first administrator here, once: ${firstAdminUrl}`,
  )
})

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-secret-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('is made once, long enough, and readable by its owner alone', () => {
  const secret = storedAuthSecret(folder)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(storedAuthSecret(folder)).toBe(secret)
  expect(readdirSync(folder)).toEqual(['auth-secret'])
  expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600)
})

test('differs from one data folder to the next', () => {
  const other = mkdtempSync(join(tmpdir(), 'handover-secret-'))
  expect(storedAuthSecret(other)).not.toBe(storedAuthSecret(folder))
  rmSync(other, { recursive: true })
})

test('a damaged one is refused instead of signing with nothing', () => {
  writeFileSync(join(folder, 'auth-secret'), '\n')
  expect(() => storedAuthSecret(folder)).toThrow(/is too short: remove it/)
})
