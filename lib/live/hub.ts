import 'server-only'
import { settings } from '@/lib/config/settings'
import { log } from '@/lib/config/log'
import type { Family } from '@/lib/domain/stages'
import type { OrderCard } from '@/lib/orders/schema'
import { listen, type Listener } from './listener'
import type { Notice } from './notify'
import type { LiveEvent } from './schema'

/** What a person may hear of: the stores they know, and where they may see orders of a family. */
export type Sight = {
  stores: ReadonlySet<number>
  orders: Readonly<Record<Family, ReadonlySet<number>>>
}

export type Subscriber = {
  /** May change while it listens. */
  sight: Sight
  /** The orders whose courier it watches. */
  watched: ReadonlySet<number>
  send: (event: LiveEvent) => void
}

/** Changes that come within this time are read from the database together. */
const GATHER_MS = 20

/**
 * Passes every instance's changes on to the streams of this one. A changed order is read once,
 * however many people see it.
 */
export class LiveHub {
  readonly #subscribers = new Set<Subscriber>()
  readonly #loadCards: (ids: number[]) => Promise<OrderCard[]>
  readonly #listener: Listener
  readonly #changed = new Set<number>()
  #gathering: NodeJS.Timeout | undefined

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
    clearTimeout(this.#gathering)
    await this.#listener.close()
  }

  #hear(notice: Notice): void {
    if (notice.kind === 'position') {
      const { orderId, position, storeId } = notice
      for (const { sight, watched, send } of this.#subscribers) {
        // Only food tells positions.
        if (sight.orders.food.has(storeId) && watched.has(orderId)) {
          send({ type: 'position', orderId, position })
        }
      }
      return
    }
    if (notice.kind === 'store') {
      const { storeId } = notice
      for (const { sight, send } of this.#subscribers) {
        if (sight.stores.has(storeId)) send({ type: 'store', storeId })
      }
      return
    }
    if (![...this.#subscribers].some(({ sight }) => sight.stores.has(notice.storeId))) return
    this.#changed.add(notice.orderId)
    this.#gathering ??= setTimeout(() => void this.#sendChanged(), GATHER_MS)
  }

  async #sendChanged(): Promise<void> {
    this.#gathering = undefined
    const ids = [...this.#changed]
    this.#changed.clear()
    try {
      for (const card of await this.#loadCards(ids)) {
        for (const { sight, send } of this.#subscribers) {
          if (sight.orders[card.family].has(card.storeId)) send({ type: 'order', card })
        }
      }
    } catch (error) {
      // The change is not lost: everybody reads afresh.
      log().warn({ err: error }, 'live: changed orders could not be read')
      this.#sendAll({ type: 'resync' })
    }
  }

  #sendAll(event: LiveEvent): void {
    for (const { send } of this.#subscribers) send(event)
  }
}

type Held = { handoverLiveHub?: LiveHub }

/** The hub of this process, made by whoever needs it first. */
export function liveHub(loadCards: (ids: number[]) => Promise<OrderCard[]>): LiveHub {
  const shared = globalThis as typeof globalThis & Held
  const { databaseUrl } = settings()
  if (databaseUrl === null) throw new Error('DATABASE_URL is not set')
  shared.handoverLiveHub ??= new LiveHub(databaseUrl, loadCards)
  return shared.handoverLiveHub
}

/** The hub, when somebody has made it. */
export function existingLiveHub(): LiveHub | undefined {
  return (globalThis as typeof globalThis & Held).handoverLiveHub
}
