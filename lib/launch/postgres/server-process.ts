import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { LaunchError } from '../launch-error'
import type { Part } from '../start/shutdown'
import type { ServerUser } from './server-user'

const FAST_STOP_MS = 10_000
const IMMEDIATE_STOP_MS = 3_000

export type ServerProcess = Part & {
  /** Resolves when the server has ended, with how. */
  ended: Promise<string>
  /** What it wrote to its log since it was started. */
  output: () => string
}

/**
 * Starts `postgres`, listening on 127.0.0.1 alone. It has a process group of its own, so that a
 * Ctrl-C at the terminal does not stop it before those who still write to it.
 */
export function startServerProcess(options: {
  bin: string
  data: string
  user: ServerUser
  port: number
  /** Appended to. */
  log: string
  /** Further settings, `name=value`. */
  settings: readonly string[]
}): ServerProcess {
  const output = openSync(options.log, 'a', 0o600)
  const logged = statSync(options.log).size
  const settings = [
    `port=${options.port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    'shared_buffers=128MB',
    ...options.settings,
  ]
  const child = spawn(
    join(options.bin, 'postgres'),
    ['-D', options.data, ...settings.flatMap((setting) => ['-c', setting])],
    { cwd: options.data, detached: true, stdio: ['ignore', output, output], ...options.user },
  )
  closeSync(output)
  const watcher = startWatcher(child.pid, options.user)
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      resolve(signal === null ? `exit code ${code ?? 'unknown'}` : `signal ${signal}`)
    })
    child.once('error', (error) => {
      resolve(error.message)
    })
  })
  void ended.then(() => watcher.kill('SIGKILL'))
  return {
    ended,
    output: () => readFileSync(options.log).subarray(logged).toString('utf8'),
    // Immediate is safe: the next start replays the log of what was committed.
    kill: () => child.kill('SIGQUIT'),
    stop: async () => {
      child.kill('SIGINT')
      await Promise.race([ended, delay(FAST_STOP_MS, undefined, { ref: false })])
      child.kill('SIGQUIT')
      await Promise.race([ended, delay(IMMEDIATE_STOP_MS, undefined, { ref: false })])
      child.kill('SIGKILL')
      await ended
    },
  }
}

/**
 * A shell that reads from us until we are gone, however that happens, and then asks the server to
 * stop, so that a killed launcher leaves no server behind. It runs as the server's user: it could
 * do no harm to anybody else's process.
 */
function startWatcher(pid: number | undefined, user: ServerUser) {
  return spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'sh', String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...user,
  })
}

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
