import { Agent, createServer, request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { errorCode } from '../launch-error'
import { watchedRequests } from './drain-requests'

const DEADLINE_MS = 60_000

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A server whose answers are given by hand, and a proxy that keeps its connections to it open. */
async function served() {
  const requests = watchedRequests()
  const answers: (() => void)[] = []
  const server: Server = createServer((incoming, outgoing) => {
    requests.note(outgoing, server)
    const answer = () => outgoing.end('done')
    if (incoming.url === '/slow') answers.push(answer)
    else answer()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const agent = new Agent({ keepAlive: true })
  ends.push(() => {
    agent.destroy()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const ask = (path: string, through: Agent | false = agent) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', path, agent: through }, (answer) => {
        answer.resume().once('end', () => resolve(answer))
      })
      sent.once('error', reject).end()
    })
  const isWaiting = () => answers.length > 0
  return { requests, ask, isWaiting, answer: () => answers.shift()?.() }
}

test('requests under way end, kept connections are let go by their next answer, new ones are refused', async () => {
  const { requests, ask, isWaiting, answer } = await served()
  await ask('/')
  const slow = ask('/slow', new Agent({ keepAlive: true }))
  await expect.poll(isWaiting).toBe(true)

  let isDrained = false
  const drained = requests.drain(DEADLINE_MS).then(() => (isDrained = true))
  const refused = await ask('/', false).catch((error: unknown) => error)
  expect(errorCode(refused)).toBe('ECONNREFUSED')
  // Over the connection that was open and idle all the while.
  const last = await ask('/')
  expect([last.statusCode, last.headers.connection]).toEqual([200, 'close'])
  expect(isDrained).toBe(false)

  answer()
  expect((await slow).statusCode).toBe(200)
  await drained
})

test('with nobody connected it ends at once, and with a silent one after a moment', async () => {
  const nobody = await served()
  await nobody.requests.drain(DEADLINE_MS)
  const silent = await served()
  await silent.ask('/')
  await silent.requests.drain(DEADLINE_MS)
  expect(await silent.ask('/').catch((error: unknown) => error)).toBeInstanceOf(Error)
})

test('a request that never ends is waited for no longer than it may take', async () => {
  const { requests, ask, isWaiting } = await served()
  const never = ask('/slow').catch(() => null)
  await expect.poll(isWaiting).toBe(true)
  await requests.drain(100)
  ends.splice(0).forEach((end) => end())
  await never
})
