import {
  attemptDelivery,
  type CallbackAttempt,
  type OutgoingCallback,
  type Post,
  RETRY_DELAYS_S,
} from './callback-delivery'
import type { Clock, Timer } from '../clock'
import type { Faults } from '../faults'
import type { Credentials } from '../signed/signature'

type Settings = {
  readonly clock: Clock
  readonly speed: number
  /** The developer's address; the family's path is put behind it. */
  readonly baseUrl: string
  readonly credentials: Credentials
  readonly post: Post
  readonly faults: Faults
  /** Told of every attempt when it is over. */
  readonly attempted: (attempt: CallbackAttempt) => void
}

/** A callback held back by `reorder_callbacks` goes out alone after this, of the order's own time. */
const REORDER_PATIENCE_MS = 10 * 60_000

/** One order's callbacks to one address are a line of their own: express has two addresses. */
const lineOf = ({ path, orderId }: OutgoingCallback) => `${path} ${orderId}`

/**
 * Delivers callbacks. First attempts of one order go out one after another, as they happened; retries
 * keep to their own schedule and may come between them.
 */
export class CallbackSender {
  private readonly lines = new Map<string, OutgoingCallback[]>()
  private readonly heldBack = new Map<string, OutgoingCallback>()
  private readonly timers = new Set<Timer>()
  /** Grows with each reset, so that an attempt that was under way schedules nothing afterwards. */
  private epoch = 0

  constructor(private readonly settings: Settings) {}

  send(callback: OutgoingCallback) {
    const line = lineOf(callback)
    const earlier = this.heldBack.get(line)
    if (earlier) {
      this.heldBack.delete(line)
      this.enqueue(callback)
      this.enqueue(earlier)
      return
    }
    const fault = this.settings.faults.takeForCallback(callback.path)
    if (fault?.kind === 'late_callback') {
      this.later(fault.ms, () => this.enqueue(callback))
    } else if (fault?.kind === 'reorder_callbacks') {
      this.holdBack(callback)
    } else {
      this.enqueue(callback)
      if (fault?.kind === 'duplicate_callback') this.enqueue(callback)
    }
  }

  reset() {
    this.epoch += 1
    for (const timer of this.timers) timer.cancel()
    this.timers.clear()
    this.lines.clear()
    this.heldBack.clear()
  }

  private holdBack(callback: OutgoingCallback) {
    const line = lineOf(callback)
    this.heldBack.set(line, callback)
    this.later(REORDER_PATIENCE_MS / this.settings.speed, () => {
      if (this.heldBack.get(line) !== callback) return
      this.heldBack.delete(line)
      this.enqueue(callback)
    })
  }

  private enqueue(callback: OutgoingCallback) {
    const name = lineOf(callback)
    const line = this.lines.get(name)
    if (line) {
      line.push(callback)
      return
    }
    this.lines.set(name, [callback])
    void this.workOff(name)
  }

  private async workOff(name: string) {
    const line = this.lines.get(name) ?? []
    for (let next = line[0]; next; next = line[0]) {
      await this.attempt(next, 1)
      if (this.lines.get(name) !== line) return
      line.shift()
    }
    this.lines.delete(name)
  }

  private async attempt(callback: OutgoingCallback, attempt: number) {
    const { baseUrl, speed, attempted } = this.settings
    const epoch = this.epoch
    const url = `${baseUrl}${callback.path}`
    const result = await attemptDelivery(callback, attempt, { ...this.settings, url })
    if (epoch !== this.epoch) return
    attempted(result)
    const delay = RETRY_DELAYS_S[attempt - 1]
    if (result.ok || delay === undefined) return
    this.later((delay * 1000) / speed, () => void this.attempt(callback, attempt + 1))
  }

  private later(milliseconds: number, run: () => void) {
    const timer = this.settings.clock.after(milliseconds, () => {
      this.timers.delete(timer)
      run()
    })
    this.timers.add(timer)
  }
}
