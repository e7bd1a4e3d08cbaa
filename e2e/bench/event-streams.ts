import { Agent, get, type IncomingMessage } from 'node:http'

/** Told of each event: of which stream, its name, its JSON as text, and when it was read. */
export type OnEvent = (event: { stream: number; type: string; data: string; at: number }) => void

/**
 * Opens event streams and reads them until `close`. Resolves once each of them has said something,
 * which is when nothing can be missed any more. `cookies` go round, one a stream.
 */
export async function openStreams(
  url: string,
  options: { count: number; cookies: readonly string[]; onEvent: OnEvent },
): Promise<{ close: () => void }> {
  const { count, cookies, onEvent } = options
  const agent = new Agent({ maxSockets: Infinity })
  const open = Array.from({ length: count }, (_, index) => {
    const cookie = cookies[index % cookies.length]
    return openOne(url, { stream: index, agent, cookie, onEvent })
  })
  await Promise.all(open)
  return { close: () => agent.destroy() }
}

const EVENT = /^event: (.+)\ndata: (.+)$/

function openOne(
  url: string,
  options: { stream: number; agent: Agent; cookie: string | undefined; onEvent: OnEvent },
): Promise<void> {
  const { stream, agent, cookie, onEvent } = options
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: cookie === undefined ? {} : { cookie } })
    request.once('error', reject)
    request.once('response', (response: IncomingMessage) => {
      if (response.statusCode !== 200) {
        reject(new Error(`${url} answered ${response.statusCode}`))
        return
      }
      response.once('error', () => undefined)
      response.setEncoding('utf8')
      let rest = ''
      response.on('data', (text: string) => {
        resolve()
        const at = performance.now()
        const events = (rest + text).split('\n\n')
        rest = events.pop() ?? ''
        for (const event of events) {
          const [, type, data] = EVENT.exec(event) ?? []
          if (type !== undefined && data !== undefined) onEvent({ stream, type, data, at })
        }
      })
    })
  })
}
