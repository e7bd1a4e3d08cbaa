import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepEarlierFiles } from './keep-earlier-files'

const DAY_MS = 24 * 60 * 60_000
const START = Date.parse('2026-11-23T10:00:00Z')

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'handover-earlier-'))
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

/** A build as Next makes one: it clears away all but its cache. */
function build(files: readonly string[], day: number): void {
  rmSync(join(root, '.next', 'static'), { recursive: true, force: true })
  for (const file of files) {
    const path = join(root, '.next', 'static', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, file)
  }
  keepEarlierFiles(root, new Date(START + day * DAY_MS))
}

const serves = (file: string) => existsSync(join(root, '.next', 'static', file))

test('a build serves the hashed files of the builds before it, and not their manifests', () => {
  build(['chunks/a1.js', 'chunks/same.js', 'media/font.woff2', 'one/_buildManifest.js'], 0)
  build(['chunks/b2.js', 'chunks/same.js', 'two/_buildManifest.js'], 1)
  build(['chunks/c3.js', 'three/_buildManifest.js'], 2)
  for (const file of ['chunks/a1.js', 'chunks/b2.js', 'chunks/c3.js', 'media/font.woff2']) {
    expect(serves(file), file).toBe(true)
  }
  expect(serves('one/_buildManifest.js')).toBe(false)
})

test('for two weeks after they were last part of one', () => {
  build(['chunks/a1.js', 'chunks/same.js'], 0)
  build(['chunks/b2.js', 'chunks/same.js'], 10)
  build(['chunks/c3.js'], 20)
  expect([serves('chunks/a1.js'), serves('chunks/same.js'), serves('chunks/b2.js')]).toEqual([
    false,
    true,
    true,
  ])
})
