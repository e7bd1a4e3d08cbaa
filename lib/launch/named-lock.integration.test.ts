import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeLock, waitForLock } from './named-lock.mjs'
import { runNode } from '@/lib/testing/programs/program'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-lock-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const holder = (purpose: string) =>
  runNode({ args: ['lib/testing/programs/hold-lock.mjs', purpose, folder] })

test('another process has it until it is killed', async () => {
  const other = holder('start')
  await other.says(/TAKEN/)
  expect(await takeLock('start', folder)).toBeNull()
  other.signal('SIGKILL')
  await other.ended
  const lock = await takeLock('start', folder)
  expect(lock).not.toBeNull()
  await lock?.release()
})

test('two purposes are two locks', async () => {
  const lock = await takeLock('start', folder)
  const other = holder('build')
  await other.says(/TAKEN/)
  other.signal('SIGKILL')
  await other.ended
  await lock?.release()
})

test('two spellings of a folder are one lock', async () => {
  const lock = await takeLock('start', folder)
  const link = join(folder, 'link')
  symlinkSync(folder, link)
  expect(await takeLock('start', link)).toBeNull()
  await lock?.release()
})

test('who waits gets it when the holder dies, and is told once that it waits', async () => {
  const other = holder('build')
  await other.says(/TAKEN/)
  let told = 0
  const waiting = waitForLock('build', folder, () => (told += 1))
  await expect.poll(() => told).toBe(1)
  other.signal('SIGKILL')
  const lock = await waiting
  expect(told).toBe(1)
  await lock.release()
})
