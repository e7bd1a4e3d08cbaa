import { expect, test } from 'vitest'
import { freeLoopbackPort } from './free-port'
import { runNode } from '@/lib/testing/programs/program'

/** A server on a port of its own that says it, and says `bye` when it ends in order. */
const SERVER = `
  const server = require('node:net').createServer().listen(0, '127.0.0.1', () =>
    console.log('PORT ' + server.address().port))
`
const POLITE = `${SERVER}; process.on('SIGTERM', () => { console.log('bye'); process.exit(0) })`
const DEAF = `${SERVER}; process.on('SIGTERM', () => console.log('no'))`

async function started(script: string) {
  const launcher = runNode({
    args: ['--import', 'tsx', 'lib/testing/programs/start-service.ts', script],
  })
  const port = Number((await launcher.says(/PORT (\d+)/))[1])
  return { launcher, port }
}

/** Whether the port that the service had can be had again. */
async function isFree(port: number): Promise<boolean> {
  return (await freeLoopbackPort(port)) === port
}

test('a service is asked to end, and ends in order', async () => {
  const { launcher, port } = await started(POLITE)
  launcher.signal('SIGTERM')
  expect(await launcher.ended).toBe(0)
  expect(launcher.stdout()).toContain('bye\nENDED with exit code 0')
  expect(await isFree(port)).toBe(true)
})

test('a service that does not listen is killed', async () => {
  const { launcher, port } = await started(DEAF)
  launcher.signal('SIGTERM')
  expect(await launcher.ended).toBe(0)
  expect(launcher.stdout()).toContain('no\nENDED with signal SIGKILL')
  expect(await isFree(port)).toBe(true)
})

test('a service ends by itself, in order, when its launcher is killed', async () => {
  const { launcher, port } = await started(POLITE)
  launcher.signal('SIGKILL')
  await launcher.ended
  expect(launcher.stdout()).toContain('bye')
  await expect.poll(() => isFree(port)).toBe(true)
})

test('even one that does not listen does not outlive a killed launcher for long', async () => {
  const { launcher, port } = await started(DEAF)
  launcher.signal('SIGKILL')
  await expect.poll(() => isFree(port)).toBe(true)
  await launcher.ended
})
