import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask, stop, urlOf, usePrivateServers } from '@/lib/testing/programs/private-servers'

const { dataDir, serve } = usePrivateServers()
const pidFile = () => join(dataDir(), 'postgres', 'data', 'postmaster.pid')
const serverPid = () => Number.parseInt(readFileSync(pidFile(), 'utf8'), 10)

/** Every process that the launcher started, on the systems that tell. */
function childrenOf(pid: number): number[] {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return listed.trim().split(' ').map(Number)
}
const tellsChildren = existsSync(`/proc/self/task/${process.pid}/children`)

test('a killed launcher leaves no server behind', async () => {
  const program = serve()
  await urlOf(program)
  program.signal('SIGKILL')
  await program.ended
  // The server removes the file as the last act of a clean end.
  await expect.poll(() => existsSync(pidFile())).toBe(false)
})

test.runIf(tellsChildren)('an orphaned server is stopped properly, then started anew', async () => {
  const program = serve()
  await ask(await urlOf(program), 'create table kept as select 42 as answer')
  const orphan = serverPid()
  const others = childrenOf(program.pid).filter((pid) => pid !== orphan)
  for (const pid of [...others, program.pid]) process.kill(pid, 'SIGKILL')
  await program.ended
  expect(serverPid()).toBe(orphan)

  const next = serve()
  await next.says(/Stopping the database server that an earlier start left behind/)
  expect(await ask(await urlOf(next), 'select answer from kept')).toEqual([{ answer: 42 }])
  expect(serverPid()).not.toBe(orphan)
  await stop(next)
})

test('after the server itself was killed, what was committed is there', async () => {
  const program = serve()
  await ask(await urlOf(program), 'create table kept as select 42 as answer')
  process.kill(serverPid(), 'SIGKILL')
  program.signal('SIGKILL')
  await program.ended
  expect(existsSync(pidFile())).toBe(true)
  expect(await ask(await urlOf(serve()), 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('a pid file whose number belongs to another program by now is no obstacle', async () => {
  const first = serve()
  await urlOf(first)
  await stop(first)
  writeFileSync(pidFile(), `${process.pid}\n${join(dataDir(), 'postgres', 'data')}\n`)
  const url = await urlOf(serve())
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('of two starts at once on one data folder, one serves and the other says why not', async () => {
  const programs = [serve(), serve()]
  const first = await Promise.race(
    programs.map(async (program) => ({ program, code: await program.ended })),
  )
  expect(first.code).toBe(1)
  expect(first.program.stderr()).toBe('The folder is taken.\n')
  const winner = programs.find((program) => program !== first.program)!
  expect(await ask(await urlOf(winner), 'select 1 as one')).toEqual([{ one: 1 }])
  await stop(winner)
})
