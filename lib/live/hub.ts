import 'server-only'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { log } from '@/lib/config/log'
import { perProcess } from '@/lib/config/per-process'
import { settings } from '@/lib/config/settings'
import type { Family } from '@/lib/domain/stages'
import type { OrderCard } from '@/lib/orders/model/order-card'
import type { LiveEvent } from './model/live-event'
import { Gatherer } from './gatherer'
import { LIVE_CHANNEL, type LiveNotice } from './notify'

/** What a person may hear of: the stores they know, and where they may see orders of a family. */
export type Visibility = {
  stores: ReadonlySet<number>
  orders: Readonly<Record<Family, ReadonlySet<number>>>
}

type Subscriber = {
  /** May change while it listens. */
  sight: Visibility
  /** The orders whose courier it watches. */
  watched: ReadonlySet<number>
  /** What is sent together may be one piece; others are given the same list. */
  send: (events: readonly LiveEvent[]) => void
  personId: number
  /** Looks at once whether the stream may go on. */
  check: () => void
}

/** So many streams are written to before anything else has its turn. */
const AT_ONCE = 20

/**
 * Passes every instance's changes on to the streams of this one. A changed order is read once,
 * however many people see it.
 */
export class LiveHub {
  readonly #subscribers = new Set<Subscriber>()
  readonly #loadCards: (ids: number[]) => Promise<OrderCard[]>
  readonly #listener: Listener
  readonly #changed = new Gatherer((ids) => this.#sendChanged(ids))

  constructor(databaseUrl: string, loadCards: (ids: number[]) => Promise<OrderCard[]>) {
    this.#loadCards = loadCards
    this.#listener = listen({
      databaseUrl,
      onNotice: (notice) => this.#hear(notice),
      onGap: () => this.#sendAll({ type: 'resync' }),
    })
  }

  /** Resolves once nothing that happens from now on can be missed. */
  async subscribe(subscriber: Subscriber): Promise<() => void> {
    await this.#listener.ready
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  /** The orders that somebody on this instance is looking at. */
  watchedOrders(): Set<number> {
    return new Set([...this.#subscribers].flatMap(({ watched }) => [...watched]))
  }

  async close(): Promise<void> {
    this.#changed.close()
    await this.#listener.close()
  }

  #hear(notice: LiveNotice): void {
    if (notice.kind === 'position') {
      const { orderId, position, storeId } = notice
      for (const { sight, watched, send } of this.#subscribers) {
        // Only food tells positions.
        if (sight.orders.food.has(storeId) && watched.has(orderId)) {
          send([{ type: 'position', orderId, position }])
        }
      }
      return
    }
    if (notice.kind === 'person') {
      for (const { personId, check } of this.#subscribers) {
        if (personId === notice.personId) check()
      }
      return
    }
    if (notice.kind === 'store') {
      const { storeId } = notice
      for (const { sight, send } of this.#subscribers) {
        if (sight.stores.has(storeId)) send([{ type: 'store', storeId }])
      }
      return
    }
    if (![...this.#subscribers].some(({ sight }) => sight.stores.has(notice.storeId))) return
    this.#changed.add(notice.orderId)
  }

  async #sendChanged(ids: number[]): Promise<void> {
    try {
      await this.#sendCards(await this.#loadCards(ids))
    } catch (error) {
      // The change is not lost: everybody reads afresh.
      log().warn({ err: error }, 'live: changed orders could not be read')
      this.#sendAll({ type: 'resync' })
    }
  }

  /** Whoever sees the same of them is given the same list, which is then encoded once. */
  async #sendCards(cards: readonly OrderCard[]): Promise<void> {
    const events = cards.map((card) => ({ type: 'order', card }) as const)
    const lists = new Map<string, readonly LiveEvent[]>()
    const subscribers = [...this.#subscribers]
    for (const [index, subscriber] of subscribers.entries()) {
      const { sight, send } = subscriber
      // Who left meanwhile is not written to any more.
      if (!this.#subscribers.has(subscriber)) continue
      const seen = events.map(({ card }) => sight.orders[card.family].has(card.storeId))
      const key = seen.join()
      const list = lists.get(key) ?? events.filter((_, nth) => seen[nth])
      lists.set(key, list)
      if (list.length > 0) send(list)
      if ((index + 1) % AT_ONCE === 0) await turn()
    }
  }

  #sendAll(event: LiveEvent): void {
    const events = [event]
    for (const { send } of this.#subscribers) send(events)
  }
}

type LoadCards = (ids: number[]) => Promise<OrderCard[]>

const ours = perProcess('live-hub', (loadCards: LoadCards) => {
  const { databaseUrl } = settings()
  if (databaseUrl === null) throw new Error('DATABASE_URL is not set')
  return new LiveHub(databaseUrl, loadCards)
})

/** The hub of this process, made by whoever needs it first. */
export const liveHub = (loadCards: LoadCards): LiveHub => ours.get(loadCards)

type Listener = {
  /** Resolves when notices are being heard. */
  ready: Promise<void>
  close(): Promise<void>
}

const LONGEST_PAUSE_MS = 5_000

/**
 * Hears every notice of every instance on a connection of its own, and comes back when it is lost.
 * `onGap` is called after each time when notices may have been missed.
 */
function listen(input: {
  databaseUrl: string
  onNotice: (notice: LiveNotice) => void
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
      if (payload) input.onNotice(JSON.parse(payload) as LiveNotice)
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
