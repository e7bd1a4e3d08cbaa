import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSimulator } from '@/lib/simulator/server'
import { ManualClock } from './manual-clock'
import { ParcelStranger } from './parcel-requests'
import { Stranger } from './stranger'

const ACKNOWLEDGE: Reply = { status: 200, body: '{"error":0,"err_msg":""}' }

type Choice = {
  readonly speed?: number
  readonly seed?: number
  readonly repeatRule?: 'attempts' | 'successes'
  readonly clock?: ManualClock
  readonly bufferScope?: 'region' | 'zone'
}

/** A simulator on a free port with a clock that the test moves, a client, and a receiver of callbacks. */
export async function simulatorUnderTest({
  speed = 1,
  seed = 1,
  repeatRule = 'attempts',
  clock = new ManualClock(),
  bufferScope = 'region',
}: Choice = {}) {
  const receiver = await startReceiver()
  const lines: string[] = []
  const simulator = await startSimulator({
    port: 0,
    callbackUrl: receiver.url,
    speed,
    seed,
    repeatRule,
    clock,
    bufferScope,
    log: (line) => lines.push(line),
  })
  return {
    clock,
    receiver,
    lines,
    stranger: new Stranger(simulator.url, clock),
    express: new Stranger(simulator.url, clock, '/v1.1'),
    parcels: new ParcelStranger(simulator.url),
    async stop() {
      await simulator.stop()
      await receiver.stop()
    },
  }
}

export type SimulatorUnderTest = Awaited<ReturnType<typeof simulatorUnderTest>>

type ReceivedCallback = {
  readonly path: string
  readonly text: string
  readonly auth: { appid: number; timestamp: number; signature: string }
  readonly data: Record<string, unknown>
}

type Reply = { readonly status: number; readonly body: string }

/** A developer's server: keeps the callbacks that it gets, and answers each as it is told to. */
async function startReceiver() {
  const received: ReceivedCallback[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  const receiver = { received, reply: ACKNOWLEDGE, waitFor, stop, url: '' }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const { auth, data } = JSON.parse(text) as Pick<ReceivedCallback, 'auth' | 'data'>
      received.push({ path: request.url ?? '', text, auth, data })
      response.writeHead(receiver.reply.status).end(receiver.reply.body)
      for (const { count, resolve } of waiting) if (received.length >= count) resolve()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return receiver

  /** Resolves once this many callbacks have come in all. */
  function waitFor(count: number) {
    return new Promise<void>((resolve) => {
      if (received.length >= count) resolve()
      else waiting.push({ count, resolve })
    })
  }

  function stop() {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
}
