import type { LiveEvent } from '@/lib/live/model/live-event'
import type { Connection } from './connection'
import { type Attention, LivePace } from './live-pace'
import { startLive } from './start-live'

/** Which orders the components of one tab watch: an order is watched until the last one lets go. */
export class WatchCounts {
  readonly #counts = new Map<number, number>()

  add(orderId: number): void {
    this.#counts.set(orderId, (this.#counts.get(orderId) ?? 0) + 1)
  }

  remove(orderId: number): void {
    const left = (this.#counts.get(orderId) ?? 0) - 1
    if (left > 0) this.#counts.set(orderId, left)
    else this.#counts.delete(orderId)
  }

  ids(): number[] {
    return [...this.#counts.keys()]
  }
}

type Running = ReturnType<typeof startLive>

/** Between the components of one tab and the stream: who listens, who watches what, how it stands. */
export class LiveHub {
  #endsAt: string | null = null
  readonly #handlers = new Set<(event: LiveEvent) => void>()
  readonly #connectionListeners = new Set<() => void>()
  readonly #watches = new WatchCounts()
  readonly #pace: LivePace
  #running: Running | null = null
  #restart: (() => void) | null = null
  #connection: Connection
  /** When the page last heard something, or its first data was fetched. */
  #heardAt: number

  constructor(
    since: number,
    private readonly open: typeof startLive = startLive,
    attention?: Attention,
  ) {
    this.#pace = new LivePace((event) => {
      for (const handler of [...this.#handlers]) handler(event)
    }, attention)
    this.#connection = { state: 'connecting', since }
    this.#heardAt = since
  }

  /** Where the person is led when the session is over; null: to sign in, and back. */
  readonly endsAt = (): string | null => this.#endsAt
  readonly setEndsAt = (path: string | null): void => void (this.#endsAt = path)

  readonly connection = (): Connection => this.#connection

  readonly onConnection = (changed: () => void): (() => void) => {
    this.#connectionListeners.add(changed)
    return () => this.#connectionListeners.delete(changed)
  }

  /** Starts hearing; the returned function stops it. `onSignedOut`: the session is over. */
  run(personId: number, onSignedOut: () => void): () => void {
    const stop = new AbortController()
    const { signal } = stop
    const start = () => this.#start(personId, onSignedOut)
    this.#restart = start
    start()
    // A page that goes into the browser's store of past pages must let go of the lead.
    window.addEventListener('pagehide', () => this.#stop(), { signal })
    window.addEventListener('pageshow', (event) => event.persisted && start(), { signal })
    document.addEventListener('visibilitychange', this.#pace.flush, { signal })
    return () => {
      stop.abort()
      this.#stop()
    }
  }

  /** Begins the stream anew: the server reads once, as it begins, which store this device shows. */
  reopen(): void {
    const restart = this.#restart
    if (!this.#running || !restart) return
    this.#stop()
    restart()
  }

  /**
   * Calls `handler` with every event. What listens while the stream is running already has missed
   * what came since its first data was read (a page is drawn and woken up later than the frame
   * around it), so it is told at once to read afresh.
   */
  listen(handler: (event: LiveEvent) => void): () => void {
    this.#handlers.add(handler)
    if (this.#connection.state === 'live') handler({ type: 'resync' })
    return () => this.#handlers.delete(handler)
  }

  watch(orderIds: readonly number[]): () => void {
    for (const id of orderIds) this.#watches.add(id)
    this.#running?.watch(this.#watches.ids())
    return () => {
      for (const id of orderIds) this.#watches.remove(id)
      this.#running?.watch(this.#watches.ids())
    }
  }

  #start(personId: number, onSignedOut: () => void): void {
    this.#running ??= this.open(personId, this.#heardAt, {
      onEvent: this.#pace.hear,
      onConnection: (connection) => this.#setConnection(connection),
      onRefused: onSignedOut,
    })
    this.#running.watch(this.#watches.ids())
  }

  /** Every word is a sign of life: who shows that it is live has nothing to draw for the next one. */
  #setConnection(connection: Connection): void {
    this.#heardAt = connection.since
    if (connection.state === 'live' && this.#connection.state === 'live') return
    this.#connection = connection
    for (const changed of [...this.#connectionListeners]) changed()
  }

  #stop(): void {
    this.#running?.close()
    this.#running = null
    this.#pace.forget()
  }
}
