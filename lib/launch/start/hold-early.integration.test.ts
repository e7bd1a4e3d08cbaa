import { request, type IncomingMessage } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { type Program, runNode } from '@/lib/testing/programs/program'

/** A server as Next's, whose port is open before what guards it is there: that a signal brings. */
const SERVER = `
  import { subscribe } from 'node:diagnostics_channel'
  import { createServer } from 'node:http'
  subscribe('http.server.request.start', ({ request }) => {
    console.log('came ' + request.url)
    request.socket.once('close', () => console.log('left ' + request.url))
  })
  const server = createServer((request, response) => {
    response.end(request.url + ' ' + (request.headers.told ?? 'untold') + ' of ' + server.listenerCount('request'))
  })
  server.on('request', (request) => console.log('seen ' + request.url))
  process.on('SIGUSR2', () => {
    globalThis.handoverPerProcess?.get('early-requests').release(({ request }) => {
      request.headers.told = 'told'
    })
    console.log('released')
  })
  server.listen(0, '127.0.0.1', () => console.log('at ' + server.address().port))
`

const programs: Program[] = []
afterEach(async () => {
  for (const program of programs.splice(0)) {
    program.signal('SIGKILL')
    await program.ended
  }
})

async function serve(launcher: string) {
  const program = runNode({
    args: ['--import', './lib/launch/start/hold-early.mjs', '--input-type=module', '-e', SERVER],
    env: { HANDOVER_LAUNCHER_PID: launcher },
  })
  programs.push(program)
  const [, port] = await program.says(/at (\d+)/)
  const ask = (path: string) => {
    const sent = request({ port, host: '127.0.0.1', path, agent: false })
    const answer = new Promise<string>((resolve, reject) => {
      sent.once('error', reject)
      sent.once('response', (response: IncomingMessage) => {
        response.setEncoding('utf8').once('data', resolve)
      })
    })
    sent.end()
    return { answer, leave: () => sent.destroy() }
  }
  return { program, ask }
}

test('what comes before the guard waits for it, in the order it came, but for who has left', async () => {
  const { program, ask } = await serve(String(process.pid))
  const first = ask('/first')
  await program.says(/came \/first/)
  const gone = ask('/gone')
  const left = expect(gone.answer).rejects.toThrow('socket hang up')
  await program.says(/came \/gone/)
  gone.leave()
  await Promise.all([left, program.says(/left \/gone/)])
  const last = ask('/last')
  await program.says(/came \/last/)
  expect(program.stdout()).not.toContain('seen')

  program.signal('SIGUSR2')
  await program.says(/released/)
  expect([await first.answer, await last.answer]).toEqual(['/first told of 2', '/last told of 2'])
  // From here on the channel is somebody else's.
  expect(await ask('/later').answer).toBe('/later untold of 2')
  await program.says(/seen \/later/)
  expect(program.stdout().match(/seen \S+/g)).toEqual(['seen /first', 'seen /last', 'seen /later'])
})

test('a helper that inherited it answers at once', async () => {
  const { ask } = await serve('1')
  expect(await ask('/helper').answer).toBe('/helper untold of 2')
})
