import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { log } from '@/lib/config/log'

/** The first half of the keys of these advisory locks; a number of our own. */
export const PRESENCE_LOCKS = 0x6a6f6273

/** How soon PostgreSQL finds out that a whole machine has gone, rather than a process. */
const KEEPALIVE = `set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5;
  set tcp_keepalives_count = 3`
const AGAIN_AFTER_MS = 1_000

export type Presence = { stop: () => Promise<void> }

/**
 * Shows the other instances that this worker lives: an advisory lock, held by a connection that
 * nothing else uses. It is gone with the process, however that ends (decision 0085). Comes back
 * when the connection is lost.
 */
export function holdPresence(pool: Pool, workerId: string): Presence {
  const stopping = new AbortController()

  async function hold(): Promise<void> {
    const client = await pool.connect()
    try {
      await client.query(KEEPALIVE)
      await client.query('select pg_advisory_lock($1, hashtext($2))', [PRESENCE_LOCKS, workerId])
      await lost(client, stopping.signal)
    } finally {
      // Not for others to use: the lock ends with the connection.
      client.release(true)
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await hold().catch((error: unknown) => {
        if (!stopping.signal.aborted) log().warn({ err: error }, 'jobs: presence lost')
      })
      await pause(AGAIN_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  const running = run()
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}

/** Resolves when the connection has gone, or is not needed any more. */
function lost(client: PoolClient, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
    client.once('end', resolve)
    client.once('error', () => resolve())
  })
}
