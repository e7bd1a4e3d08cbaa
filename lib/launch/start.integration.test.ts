import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SETTING_NAMES } from '@/lib/config/setting-names'
import { freeLoopbackPort } from './free-port'
import { takeLock } from './named-lock.mjs'
import { runNode } from '@/lib/testing/programs/program'

let folder = ''
let free: { PORT: string; SIMULATOR_PORT: string; DATA_DIR: string }
const servers: Server[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handover-start-'))
  const [port, simulatorPort] = [await freeLoopbackPort(null), await freeLoopbackPort(null)]
  free = {
    PORT: String(port),
    SIMULATOR_PORT: String(simulatorPort),
    DATA_DIR: join(folder, 'data'),
  }
})
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A whole start that is expected to end by itself: its one line on stderr, and its exit code. */
async function refusal(
  env: Record<string, string>,
): Promise<{ line: string; code: number | null }> {
  const unset = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']))
  const program = runNode({ args: ['lib/launch/start.mjs'], env: { ...unset, ...free, ...env } })
  const code = await program.ended
  expect(program.stdout()).not.toContain('Handover is ready')
  expect(program.stderr()).toMatch(/^[^\n]+\n$/)
  return { line: program.stderr().trim(), code }
}

function occupied(host: string): Promise<string> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, host, () => {
      resolve(String((server.address() as AddressInfo).port))
    })
    servers.push(server)
  })
}

test('a wrong setting', async () => {
  expect(await refusal({ PORT: 'eighty' })).toEqual({
    line: 'PORT holds "eighty", but should be a port, a whole number from 1 to 65535.',
    code: 1,
  })
})

test('a HOST that is no address of this machine', async () => {
  expect(await refusal({ HOST: '192.0.2.250' })).toEqual({
    line: 'HOST holds "192.0.2.250", but should be an address of this machine, or 0.0.0.0 for all of them (EADDRNOTAVAIL).',
    code: 1,
  })
})

test('a data folder that cannot be made, below a regular file', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const DATA_DIR = join(file, 'data')
  expect(await refusal({ DATA_DIR })).toEqual({
    line: `DATA_DIR holds "${DATA_DIR}", but should be a folder that can be written to (ENOTDIR).`,
    code: 1,
  })
})

test.each(['PORT', 'SIMULATOR_PORT'])(
  '%s in use, on loopback or on every address',
  async (name) => {
    for (const host of ['127.0.0.1', '0.0.0.0']) {
      const port = await occupied(host)
      expect(await refusal({ [name]: port })).toEqual({
        line: `${name} is ${port}, but another program already uses that port. Set ${name} to a free one, or stop the other program.`,
        code: 1,
      })
    }
  },
)

test('a data folder on which another start runs', async () => {
  const lock = await takeLock('start', folder)
  const { line, code } = await refusal({ DATA_DIR: folder })
  await lock?.release()
  expect(code).toBe(1)
  expect(line).toContain(`DATA_DIR holds "${folder}", on which another Handover is running`)
})

test('a database of yours that does not answer, its password not shown', async () => {
  const port = await freeLoopbackPort(null)
  const { line, code } = await refusal({
    DATABASE_URL: `postgres://me:hidden@127.0.0.1:${port}/mine`,
  })
  expect(code).toBe(1)
  expect(line).toContain(`DATABASE_URL holds "postgres://***@127.0.0.1:${port}/mine"`)
  expect(line).toContain('ECONNREFUSED')
  expect(line).not.toContain('hidden')
  expect(existsSync(join(free.DATA_DIR, 'postgres'))).toBe(false)
})
