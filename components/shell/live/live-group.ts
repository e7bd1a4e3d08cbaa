import { SILENCE_MS, type LiveEvent } from '@/lib/live/model/live-event'
import type { Clock, Connection } from './connection'

/** What the tabs of one browser say to each other. */
export type TabMessage =
  | { kind: 'event'; event: LiveEvent }
  | { kind: 'connection'; connection: Connection }
  /** The session is over. */
  | { kind: 'refused' }
  /** A tab is new here, or leads from now on: everybody says what they have. */
  | { kind: 'hello'; tab: string }
  | { kind: 'watch'; tab: string; orderIds: readonly number[] }
  | { kind: 'bye'; tab: string }

export type Channel = {
  post: (message: TabMessage) => void
  listen: (heard: (message: TabMessage) => void) => void
  close: () => void
}

/** The part of the Web Locks interface that is needed; `navigator.locks` is one. */
export type Locks = {
  request: (
    name: string,
    options: { steal: true } | { signal: AbortSignal },
    whileHeld: () => Promise<void>,
  ) => Promise<void>
}

/** The stream that the leading tab keeps open for all. */
export type GroupStream = {
  watch: (orderIds: readonly number[]) => void
  retryNow: () => void
  drop: () => void
  close: () => void
}

export type StreamListener = {
  onEvent: (event: LiveEvent) => void
  onConnection: (connection: Connection) => void
  onRefused: () => void
}

type Parts = StreamListener & {
  /** The same for all tabs of one person, and no other person's. */
  name: string
  tab: string
  channel: Channel
  locks: Locks
  clock: Clock
  openStream: (on: StreamListener, watched: readonly number[]) => GroupStream
  /** Whether somebody looks at this tab; only then may it take the lead from a silent one. */
  isVisible: () => boolean
}

/** A tab that has not answered for this long no longer watches anything. */
const GONE_AFTER_MS = 2 * SILENCE_MS

/**
 * One stream for all tabs of a browser. The tab that holds the lock leads: it keeps the stream,
 * passes on what it hears, and watches what any tab watches. When it goes, the lock passes on;
 * when it only falls asleep, a tab that somebody looks at takes the lock from it.
 */
export class LiveGroup {
  readonly #parts: Parts
  readonly #others = new Map<string, { orderIds: readonly number[]; heardAt: number }>()
  #own: readonly number[] = []
  #stream: GroupStream | null = null
  #connection: Connection | null = null
  #waiting = new AbortController()
  #letGo = () => {}
  #stopSilence = () => {}
  #greeted = false
  #closed = false

  constructor(parts: Parts) {
    this.#parts = parts
    parts.channel.listen((message) => this.#hear(message))
    parts.channel.post({ kind: 'hello', tab: parts.tab })
    this.#expectLeader()
    void this.#queue()
  }

  watch(orderIds: readonly number[]): void {
    this.#own = orderIds
    if (this.#stream) this.#stream.watch(this.#allWatched())
    else this.#tellWatched()
  }

  retryNow(): void {
    this.#stream?.retryNow()
  }

  drop(): void {
    this.#stream?.drop()
  }

  close(): void {
    if (this.#closed) return
    this.#closed = true
    this.#stopSilence()
    this.#parts.channel.post({ kind: 'bye', tab: this.#parts.tab })
    this.#parts.channel.close()
    this.#stream?.close()
    this.#stream = null
    this.#waiting.abort()
    this.#letGo()
  }

  /** Waits for its turn to lead. */
  async #queue(): Promise<void> {
    this.#waiting = new AbortController()
    await this.#hold({ signal: this.#waiting.signal })
  }

  async #hold(options: { steal: true } | { signal: AbortSignal }): Promise<void> {
    const turn = { came: false }
    try {
      await this.#parts.locks.request(this.#parts.name, options, () => {
        turn.came = true
        return this.#lead()
      })
    } catch {
      // Either no longer waited for, or stolen by a tab that somebody looks at.
      if (!turn.came || this.#closed) return
      this.#follow()
      await this.#queue()
    }
  }

  #lead(): Promise<void> {
    if (this.#closed) return Promise.resolve()
    this.#stopSilence()
    const released = new Promise<void>((resolve) => (this.#letGo = resolve))
    const { channel, tab, openStream, onRefused } = this.#parts
    const stream = openStream(
      {
        onEvent: (event) => this.#stream === stream && this.#passOn(event),
        onConnection: (connection) => this.#setConnection(connection),
        onRefused: () => {
          channel.post({ kind: 'refused' })
          onRefused()
        },
      },
      this.#allWatched(),
    )
    this.#stream = stream
    channel.post({ kind: 'hello', tab })
    return released
  }

  #follow(): void {
    this.#stream?.close()
    this.#stream = null
    this.#letGo()
    this.#expectLeader()
  }

  #passOn(event: LiveEvent): void {
    this.#parts.channel.post({ kind: 'event', event })
    this.#parts.onEvent(event)
    if (event.type !== 'beat') return
    const oldest = this.#parts.clock.now() - GONE_AFTER_MS
    for (const [tab, { heardAt }] of this.#others) if (heardAt < oldest) this.#others.delete(tab)
    this.#stream?.watch(this.#allWatched())
  }

  #setConnection(connection: Connection): void {
    this.#connection = connection
    this.#parts.channel.post({ kind: 'connection', connection })
    this.#parts.onConnection(connection)
  }

  #allWatched(): number[] {
    const others = [...this.#others.values()].flatMap(({ orderIds }) => [...orderIds])
    return [...new Set([...this.#own, ...others])]
  }

  #tellWatched(): void {
    this.#parts.channel.post({ kind: 'watch', tab: this.#parts.tab, orderIds: this.#own })
  }

  #hear(message: TabMessage): void {
    if (this.#closed) return
    if (this.#stream) this.#hearAsLeader(message)
    else this.#hearAsFollower(message)
  }

  #hearAsLeader(message: TabMessage): void {
    if (message.kind === 'hello' && this.#connection) {
      this.#parts.channel.post({ kind: 'connection', connection: this.#connection })
    }
    if (message.kind === 'bye') this.#others.delete(message.tab)
    if (message.kind === 'watch') {
      const { tab, orderIds } = message
      this.#others.set(tab, { orderIds, heardAt: this.#parts.clock.now() })
    }
    if (message.kind === 'bye' || message.kind === 'watch') this.#stream?.watch(this.#allWatched())
  }

  #hearAsFollower(message: TabMessage): void {
    if (message.kind === 'hello') this.#tellWatched()
    else if (message.kind === 'refused') this.#parts.onRefused()
    else if (message.kind === 'connection') {
      this.#expectLeader()
      this.#parts.onConnection(message.connection)
      this.#greet(message.connection)
    } else if (message.kind === 'event') {
      this.#expectLeader()
      this.#parts.onEvent(message.event)
      if (message.event.type === 'beat') this.#tellWatched()
    }
  }

  /** What changed between the page's first data and the first word of the leader is read afresh. */
  #greet({ state }: Connection): void {
    if (this.#greeted || state !== 'live') return
    this.#greeted = true
    this.#tellWatched()
    this.#parts.onEvent({ type: 'resync' })
  }

  #expectLeader(): void {
    const { clock, isVisible } = this.#parts
    this.#stopSilence()
    this.#stopSilence = clock.after(SILENCE_MS + 5_000, () => {
      if (this.#stream || this.#closed) return
      if (isVisible()) {
        this.#waiting.abort()
        void this.#hold({ steal: true })
      } else this.#expectLeader()
    })
  }
}
