import { LIVE_PATH, type LiveEvent, SILENCE_MS } from '@/lib/live/model/live-event'
import { type Clock, type Connection, absence } from './connection'

const FIRST_MS = 500

const LONGEST_MS = 8_000

/** One open connection. `onEnd` says whether the server answered with something else instead. */
type Source = { close: () => void }
export type Connect = (
  url: string,
  on: { event: (event: LiveEvent) => void; end: (refused: boolean) => void },
) => Source

type Parts = {
  connect: Connect
  clock: Clock
  /** When the page's first data was fetched. */
  since: number
  onEvent: (event: LiveEvent) => void
  onConnection: (connection: Connection) => void
  /** The server answered, but not with a stream: perhaps the session is over. */
  onRefused: () => void
}

/**
 * The stream of changes, kept open: it comes back by itself after a loss, and is given up and
 * opened anew when it is silent for longer than `SILENCE_MS`, which is how a dead network shows.
 */
export class LiveStream {
  readonly #parts: Parts
  #source: Source | null = null
  /** The one that is to take the place of `#source`, from its first event on. */
  #opening: Source | null = null
  #url: string
  #since: number
  #attempts = 0
  #stopSilence = () => {}
  #stopRetry = () => {}
  #closed = false

  constructor(parts: Parts, watched: readonly number[]) {
    this.#parts = parts
    this.#since = parts.since
    this.#url = liveUrl(watched)
    this.#open()
  }

  /** Asks for the positions of these orders. The old stream goes on until the new one speaks. */
  watch(watched: readonly number[]): void {
    const url = liveUrl(watched)
    if (url === this.#url || this.#closed) return
    this.#url = url
    this.#open()
  }

  /** Does not wait for the next attempt: the network is back, or somebody looks again. */
  retryNow(): void {
    if (this.#source ?? this.#opening) return
    this.#attempts = 0
    this.#open()
  }

  /** The network is known to be gone. */
  drop(): void {
    this.#source?.close()
    this.#opening?.close()
    this.#source = this.#opening = null
    this.#lost()
  }

  close(): void {
    this.#closed = true
    this.#stopSilence()
    this.#stopRetry()
    this.#source?.close()
    this.#opening?.close()
  }

  #open(): void {
    if (this.#closed) return
    this.#stopRetry()
    this.#opening?.close()
    const opening: Source = this.#parts.connect(this.#url, {
      event: (event) => this.#hear(() => opening, event),
      end: (refused) => this.#end(() => opening, refused),
    })
    this.#opening = opening
    if (!this.#source) this.#expectSound()
  }

  #hear(from: () => Source, event: LiveEvent): void {
    if (this.#closed || (from() !== this.#source && from() !== this.#opening)) return
    if (from() === this.#opening) {
      this.#source?.close()
      this.#source = this.#opening
      this.#opening = null
    }
    this.#attempts = 0
    this.#since = this.#parts.clock.now()
    this.#expectSound()
    this.#parts.onConnection({ state: 'live', since: this.#since })
    this.#parts.onEvent(event)
  }

  #end(which: () => Source, refused: boolean): void {
    if (this.#closed || (which() !== this.#source && which() !== this.#opening)) return
    which().close()
    if (which() === this.#source) this.#source = null
    else this.#opening = null
    if (refused) this.#parts.onRefused()
    this.#lost()
  }

  #expectSound(): void {
    this.#stopSilence()
    this.#stopSilence = this.#parts.clock.after(SILENCE_MS, () => this.drop())
  }

  #lost(): void {
    if (this.#closed) return
    const { clock, onConnection } = this.#parts
    if (!this.#source) {
      this.#stopSilence()
      onConnection(absence(this.#since, clock.now()))
    }
    if (this.#opening) return
    this.#stopRetry()
    this.#stopRetry = clock.after(backoffMs(this.#attempts, clock.random()), () => this.#open())
    this.#attempts += 1
  }
}

/** The address of the stream, with the orders whose courier is watched. */
export function liveUrl(watched: readonly number[]): string {
  if (watched.length === 0) return LIVE_PATH
  return `${LIVE_PATH}?watch=${[...watched].sort((a, b) => a - b).join(',')}`
}

/**
 * How long to wait before attempt number `attempt` (0 is the first after a loss), in ms: doubling
 * from half a second to 8 seconds. `random` (0 to 1) takes off up to half, so that many browsers
 * do not all come back at the same moment after a restart.
 */
export function backoffMs(attempt: number, random: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10))
  return Math.round(full * (1 - random / 2))
}
