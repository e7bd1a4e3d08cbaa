import { setTimeout as pause } from 'node:timers/promises'
import { Client, type Pool } from 'pg'
import { log } from '@/lib/config/log'

/** The first half of the keys of these advisory locks; a number of our own. */
const PRESENCE_LOCKS = 0x6a6f6273

/** How soon PostgreSQL finds out that a whole machine has gone, rather than a process. */
const KEEPALIVE = `set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5;
  set tcp_keepalives_count = 3`
const AGAIN_AFTER_MS = 500

export type Presence = {
  name: string
  /** Resolves once the others can see it: at once, but for the beginning and a lost connection. */
  held: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Shows the other instances that something of this process lives: an advisory lock under a name,
 * held by a connection of its own. It is gone with the process, however that ends (decision 0085).
 * Comes back when the connection is lost.
 */
export function holdPresence(pool: Pool, name: string): Presence {
  const stopping = new AbortController()
  const { signal } = stopping
  const standing = openable(signal)

  async function hold(): Promise<void> {
    const client = new Client(pool.options)
    const lost = untilLost(client, signal)
    try {
      await client.connect()
      await client.query(KEEPALIVE)
      await client.query('select pg_advisory_lock($1, hashtext($2))', [PRESENCE_LOCKS, name])
      standing.open()
      await lost
    } finally {
      standing.close()
      await client.end()
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await hold().catch((error: unknown) => {
        if (!signal.aborted) log().warn({ err: error }, 'presence lost')
      })
      await pause(AGAIN_AFTER_MS, undefined, { signal }).catch(() => undefined)
    }
  }

  const running = run()
  return {
    name,
    held: () => standing.opened(),
    stop: () => {
      stopping.abort()
      return running
    },
  }
}

/** SQL for whether anybody holds the lock of the name that an SQL expression gives. */
export const presentSql = (name: string): string => `exists (
  select 1 from pg_locks l join pg_database d on d.oid = l.database
  where l.locktype = 'advisory' and l.granted and d.datname = current_database()
    and l.classid::bigint = ${PRESENCE_LOCKS} and l.objsubid = 2
    and l.objid::bigint = hashtext(${name})::bigint & 4294967295)`

/** Resolves when the connection has gone, or is not needed any more. */
function untilLost(client: Client, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
    client.once('end', resolve)
    client.on('error', () => resolve())
  })
}

/** A door that is waited at while it is closed; nobody waits any more once `signal` has ended it. */
function openable(signal: AbortSignal) {
  let isOpen = false
  const waiting = new Set<() => void>()
  const wake = () => {
    for (const go of waiting) go()
    waiting.clear()
  }
  signal.addEventListener('abort', wake, { once: true })
  return {
    open: () => {
      isOpen = true
      wake()
    },
    close: () => {
      isOpen = false
    },
    async opened(): Promise<void> {
      if (!isOpen && !signal.aborted) await new Promise<void>((resolve) => waiting.add(resolve))
      signal.throwIfAborted()
    },
  }
}
