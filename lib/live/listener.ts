import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { log } from '@/lib/config/log'
import { LIVE_CHANNEL, type Notice } from './notify'

export type Listener = {
  /** Resolves when notices are being heard. */
  ready: Promise<void>
  close(): Promise<void>
}

const LONGEST_PAUSE_MS = 5_000

/**
 * Hears every notice of every instance on a connection of its own, and comes back when it is lost.
 * `onGap` is called after each time when notices may have been missed.
 */
export function listen(input: {
  databaseUrl: string
  onNotice: (notice: Notice) => void
  onGap: () => void
}): Listener {
  const stopping = new AbortController()
  let current: Client | undefined
  let heard: () => void
  const ready = new Promise<void>((resolve) => (heard = resolve))

  async function hearUntilLost(): Promise<void> {
    const client = new Client({
      connectionString: input.databaseUrl,
      application_name: 'handover-live',
      keepAlive: true,
    })
    current = client
    const lost = new Promise<void>((resolve) => {
      client.once('end', resolve)
      client.once('error', () => resolve())
    })
    client.on('notification', ({ payload }) => {
      if (payload) input.onNotice(JSON.parse(payload) as Notice)
    })
    try {
      await client.connect()
      await client.query(`listen ${LIVE_CHANNEL}`)
      heard()
      input.onGap()
      await lost
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  async function run(): Promise<void> {
    for (let wait = 100; !stopping.signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      const began = Date.now()
      await hearUntilLost().catch((error: unknown) =>
        log().warn({ err: error }, 'live: no database'),
      )
      if (Date.now() - began > LONGEST_PAUSE_MS) wait = 100
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  const running = run()
  return {
    ready,
    async close() {
      stopping.abort()
      await current?.end().catch(() => undefined)
      await running
    },
  }
}
