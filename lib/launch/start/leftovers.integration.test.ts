import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '@/lib/testing/eventually'
import { type Program, runNode } from '@/lib/testing/programs/program'
import { freeLoopbackPort } from '../free-port'
import { claimPort, recordPart, takeStartLock } from './leftovers'

// One folder each, and none removed before the end: a lock goes by the folder's inode, which a new
// folder may have from an old one.
const all = mkdtempSync(join(tmpdir(), 'handover-leftovers-'))
let dataDir = ''
let made = 0
let said: string[] = []
let programs: Program[] = []
let parts: ChildProcess[] = []
const say = (line: string) => void said.push(line)
const WAITS = 'Waiting for an earlier Handover to end, at most 15 seconds...'

beforeEach(() => {
  dataDir = join(all, String((made += 1)))
  mkdirSync(dataDir)
  said = []
})
afterEach(async () => {
  for (const program of programs) program.signal('SIGKILL')
  for (const part of parts) part.kill('SIGKILL')
  await Promise.all(programs.map(({ ended }) => ended))
  ;[programs, parts] = [[], []]
})
afterAll(() => rmSync(all, { recursive: true }))

function run(...args: string[]): Program {
  const program = runNode({ args })
  programs.push(program)
  return program
}
const holder = async (purpose: string) => {
  const program = run('lib/testing/programs/hold-lock.mjs', purpose, dataDir)
  await program.says(/TAKEN/)
  return program
}
async function release(program: Program): Promise<void> {
  program.signal('SIGKILL')
  await program.ended
}

/** Something that serves a port, leading a process group, until it is killed. */
async function partOn(port: number): Promise<ChildProcess> {
  const script = `require('node:net').createServer().listen(${port}, () => console.log('SERVES'))`
  const part = spawn(process.execPath, ['-e', script], { detached: true })
  parts.push(part)
  await once(part.stdout, 'data')
  return part
}
const claim = (port: number, patienceMs?: number) =>
  claimPort({
    setting: 'PORT',
    port,
    dataDir,
    say,
    ...(patienceMs === undefined ? {} : { patienceMs }),
  })

test('a start that is killed and begun again at once serves, again and again', async () => {
  const port = await freeLoopbackPort(null)
  for (let times = 1; times <= 3; times += 1) {
    const launcher = run(
      '--import',
      'tsx',
      'lib/testing/programs/serve-port.ts',
      dataDir,
      String(port),
    )
    await launcher.says(/SERVES/)
    launcher.signal('SIGKILL')
  }
})

describe('a port that is in use', () => {
  test('by what an earlier start left behind is waited for, which is said', async () => {
    const port = await freeLoopbackPort(null)
    const part = await partOn(port)
    recordPart(dataDir, port, part.pid!)
    const claimed = claim(port, 60_000)
    await eventually(() => Promise.resolve(said.length > 0))
    part.kill('SIGKILL')
    await claimed
    expect(said).toEqual([WAITS])
  })

  test('and names that, when it does not end', async () => {
    const port = await freeLoopbackPort(null)
    const part = await partOn(port)
    recordPart(dataDir, port, part.pid!)
    await expect(claim(port, 0)).rejects.toThrow(
      `PORT is ${port}, but a part of an earlier Handover still has that port: end process ${part.pid}.`,
    )
  })

  test('by a stranger is refused at once, whatever was there before', async () => {
    const port = await freeLoopbackPort(null)
    const before = await partOn(await freeLoopbackPort(null))
    recordPart(dataDir, port, before.pid!)
    before.kill('SIGKILL')
    await once(before, 'exit')
    await partOn(port)
    await expect(claim(port)).rejects.toThrow('another program already uses that port')
    expect(said).toEqual([])
  })

  test('by another Handover that runs on this data folder is refused at once', async () => {
    const port = await freeLoopbackPort(null)
    const part = await partOn(port)
    recordPart(dataDir, port, part.pid!)
    await holder(`port ${port}`)
    await expect(claim(port)).rejects.toThrow('another program already uses that port')
    expect(said).toEqual([])
  })
})

describe('a data folder on which a start runs', () => {
  test('is waited for when that start is about to end, which is said', async () => {
    const running = [await holder('start'), await holder('ending')]
    const taken = takeStartLock({ dataDir, say, patienceMs: 60_000 })
    await eventually(() => Promise.resolve(said.length > 0))
    await Promise.all(running.map(release))
    expect(await taken).toBe(true)
    expect(said).toEqual([WAITS])
  })

  test('is not taken when that start goes on', async () => {
    await holder('start')
    expect(await takeStartLock({ dataDir, say, patienceMs: 0 })).toBe(false)
    expect(said).toEqual([])
  })
})
