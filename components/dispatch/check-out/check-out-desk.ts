import type { BatchRow, NamedBatch } from '@/lib/dispatch/model/batch-view'
import type { CheckOutStop, CodeWay } from '@/lib/dispatch/model/check-out'
import type { Failure } from '@/lib/i18n/action-result'
import type { ScannedOrder } from '@/lib/orders/model/found-by-code'
import { RepeatedScan } from '@/components/shell/scan/repeated-scan'
import type { DeskSound } from './sounds'

const DESK_IDLE: DeskState = {
  last: null,
  alarm: null,
  choice: null,
  ignored: 0,
  waiting: 0,
}

type Parts = {
  /** Never fails: what went wrong is an outcome too. */
  send: (scanned: Scanned) => Promise<Outcome>
  play: (sound: DeskSound) => void
  /** Milliseconds of any clock that runs evenly. */
  now: () => number
  /** Runs again and again until the returned function is called. */
  every: (ms: number, run: () => void) => () => void
}

const ALARM_EVERY_MS = 2_000

function soundOf({ why }: Alarm): DeskSound {
  if (why === 'already-out') return 'again'
  return why === 'unknown' ? 'unknown' : 'stop'
}

/**
 * Takes scans one after another. What must not leave stops the desk until somebody has seen it:
 * whatever is scanned meanwhile is not taken, however quickly the hand went on.
 */
export class CheckOutDesk {
  readonly #parts: Parts
  readonly #listeners = new Set<() => void>()
  #queue: Scanned[] = []
  #isBusy = false
  readonly #repeated = new RepeatedScan()
  #state = DESK_IDLE
  #silence = () => {}

  constructor(parts: Parts) {
    this.#parts = parts
  }

  readonly state = (): DeskState => this.#state

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }

  readonly scan = (scanned: Scanned): void => {
    const { code, how } = scanned
    // A hand that types a code once more means it.
    if (how !== 'typed' && this.#repeated.isRepeat(code, this.#parts.now())) return
    const { alarm, choice, ignored } = this.#state
    if (alarm || choice) {
      this.#parts.play(alarm ? soundOf(alarm) : 'unknown')
      this.#change({ ignored: ignored + 1 })
      return
    }
    this.#queue.push(scanned)
    void this.#work()
  }

  /** Somebody has seen it. */
  readonly acknowledge = (): void => {
    this.#silence()
    this.#repeated.forget()
    this.#change({ alarm: null, choice: null, ignored: 0 })
  }

  /** Of several orders with one number, this one was meant. */
  readonly choose = (orderId: number): void => {
    const { choice } = this.#state
    if (!choice) return
    this.acknowledge()
    this.scan({ ...choice.scanned, orderId })
  }

  /** The parcel as it is after its check-out was taken back. */
  readonly forget = (orderId: number): void => {
    this.#repeated.forget()
    if (this.#state.last?.orderId === orderId) this.#change({ last: null })
  }

  /** Nobody looks at this desk any more. */
  readonly leave = (): void => this.#silence()

  async #work(): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      this.#change({ waiting: this.#queue.length + 1 })
      this.#take(await this.#parts.send(next))
    }
    this.#isBusy = false
    this.#change({ waiting: 0 })
  }

  #take(outcome: Outcome): void {
    if (outcome.is === 'out') {
      this.#parts.play('out')
      this.#change({ last: outcome.row })
      return
    }
    // Scanned before the stop was heard: not taken either.
    const ignored = this.#queue.length
    this.#queue = []
    const alarm = outcome.is === 'stop' ? outcome.alarm : null
    this.#change({ alarm, choice: outcome.is === 'choice' ? outcome : null, ignored })
    const sound = alarm ? soundOf(alarm) : 'unknown'
    this.#parts.play(sound)
    this.#silence()
    // A question is asked once; an alarm goes on.
    this.#silence = alarm
      ? this.#parts.every(ALARM_EVERY_MS, () => this.#parts.play(sound))
      : () => {}
  }

  #change(change: Partial<DeskState>): void {
    this.#state = { ...this.#state, ...change }
    for (const changed of [...this.#listeners]) changed()
  }
}

export type Scanned = { code: string; how: CodeWay; orderId?: number }

/** Why the desk stands still. `failed`: nobody can say what became of the scan. */
export type Alarm = {
  why: CheckOutStop | 'unknown' | 'failed'
  code: string
  row: BatchRow | null
  /** The batch and store that it belongs to. */
  own: NamedBatch | null
  storeId: number | null
  /** Of a failure: what the server said; null when it did not answer. */
  failure: Failure | null
}

/** What came of one scan. */
export type Outcome =
  | { is: 'out'; row: BatchRow }
  | { is: 'stop'; alarm: Alarm }
  | { is: 'choice'; scanned: Scanned; matches: ScannedOrder[] }

export type DeskState = {
  /** The latest that went out. */
  last: BatchRow | null
  alarm: Alarm | null
  choice: Extract<Outcome, { is: 'choice' }> | null
  /** Scanned while the desk stood still: not taken. */
  ignored: number
  /** Scans that have not been answered yet. */
  waiting: number
}
