import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled } from './install.mjs'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'handover-install-'))
  mkdirSync(join(root, 'node_modules'))
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

type Packages = Record<string, { version?: string; optional?: boolean }>

function write(path: string, packages: Packages): void {
  writeFileSync(join(root, path), JSON.stringify({ packages }))
}
const wanted = (packages: Packages) => {
  write('package-lock.json', packages)
}
const present = (packages: Packages) => {
  write('node_modules/.package-lock.json', packages)
}

const NEXT = { 'node_modules/next': { version: '16.4.6' } }

test('complete when every package is there in its version', () => {
  wanted({ '': { version: '0.1.0' }, ...NEXT })
  present(NEXT)
  expect(isInstalled(root)).toBe(true)
})

test('incomplete without node_modules, or after an installation that was interrupted', () => {
  wanted(NEXT)
  expect(isInstalled(root)).toBe(false)
})

test('incomplete when a package is missing or has another version', () => {
  wanted({ ...NEXT, 'node_modules/pg': { version: '8.23.1' } })
  present(NEXT)
  expect(isInstalled(root)).toBe(false)
  present({ ...NEXT, 'node_modules/pg': { version: '8.0.0' } })
  expect(isInstalled(root)).toBe(false)
})

test('complete without what is for other machines', () => {
  wanted({ ...NEXT, 'node_modules/for-windows': { version: '1.0.0', optional: true } })
  present(NEXT)
  expect(isInstalled(root)).toBe(true)
})

test('incomplete when what npm wrote is not readable', () => {
  wanted(NEXT)
  writeFileSync(join(root, 'node_modules/.package-lock.json'), '{"pack')
  expect(isInstalled(root)).toBe(false)
})
