import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { LaunchError } from '../launch-error'
import type { ServerProcess } from './server-process'

const BETWEEN_TRIES_MS = 30
/** Recovery after a crash may take long; a first connection otherwise takes a tenth of a second. */
const PATIENCE_MS = 120_000

/** Connects as soon as the server takes connections. Throws when it ends instead. */
export async function connectWhenReady(url: string, server: ServerProcess): Promise<Client> {
  const watch = { ended: null as string | null }
  void server.ended.then((how) => (watch.ended = how))
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      if (watch.ended !== null) throw new ServerEndedError(watch.ended, server.output())
      if (!isStillStarting(error) || Date.now() > deadline) {
        await server.stop()
        throw new LaunchError(`The database server takes no connection (${String(error)}).`, {
          cause: error,
        })
      }
      await delay(BETWEEN_TRIES_MS)
    }
  }
}

/** The server ended instead of taking connections. */
export class ServerEndedError extends Error {
  readonly output: string

  constructor(how: string, output: string) {
    const reason = output.split('\n').findLast((line) => /FATAL|PANIC|error/i.test(line))
    super(`The database server ended at its start (${reason?.trim() ?? how}).`)
    this.name = 'ServerEndedError'
    this.output = output
  }
}

function isStillStarting(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null
  // 57P03: the database system is starting up.
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === '57P03'
}
