import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const children: ReturnType<typeof spawn>[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

function start(...args: string[]) {
  const environment = { ...process.env, SIMULATOR_PORT: undefined, CALLBACK_URL: undefined }
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...args], { env: environment })
  children.push(child)
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, output, ended, listening: untilListening(child, output, ended) }
}

/** The address of the ready line. */
async function untilListening(
  child: ReturnType<typeof spawn>,
  output: { out: string; err: string },
  ended: Promise<number | null>,
) {
  for (;;) {
    const url = /^simulator listening on (http:\S+)$/m.exec(output.out)?.[1]
    if (url !== undefined) return url
    const more = child.stdout ? once(child.stdout, 'data') : ended
    if ((await Promise.race([more, ended.then(() => 'ended')])) === 'ended') return undefined
  }
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  'listens, serves, and stops cleanly on %s',
  async (signal) => {
    const { child, output, ended, listening } = start('--port', '0', '--speed', '1', '--seed', '9')
    const url = await listening
    expect((await fetch(`${url}/v1.3/order/takeaway/info`)).status).toBe(405)
    child.kill(signal)
    expect(await ended).toBe(0)
    expect(output.out).toMatch(/Z GET \/v1\.3\/order\/takeaway\/info 405 \d+ms\n/)
    expect(output.err).toBe('')
  },
)

it('helps', async () => {
  const { output, ended } = start('--help')
  expect(await ended).toBe(0)
  expect(output.out).toContain('--callback-url')
})

it('says in one line that its port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { output, ended } = start('--port', String(port))
  expect(await ended).toBe(1)
  expect(output.err).toBe(`simulator: port ${port} is already in use\n`)
  other.close()
})

it('says in one line which flag is wrong', async () => {
  const { output, ended } = start('--speed', 'fast')
  expect(await ended).toBe(1)
  expect(output.err).toBe(
    'simulator: --speed is "fast"; it should be a number above 0, at most 100000\n',
  )
})
