import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import { applySubjects } from './apply-subjects'
import { applyWaiting } from './apply-waiting'
import type { CallbackSubject } from '../callback-kind'

/** Orders in one transaction. */
const AT_ONCE = 100
/**
 * It rests after a transaction as many times as long as that took: once for each 25 orders that wait
 * by then, and at most three times.
 */
const REST = { orders: 25, mostTimes: 3, longestMs: 1_000 }
/** What is remembered here; all else is found by looking. */
const MOST = 20_000
/** An order is held for milliseconds by whoever changes it. */
const BUSY_MS = 20
const AWAY_MS = 1_000

/**
 * Applies behind the answers what was kept: what has come meanwhile together. The more waits, the
 * longer it rests in between: receiving has its share, and what comes of the same orders meanwhile
 * costs little more. What this process does not come to any more stands in the inbox and is found by
 * the next look of any instance (`applyWaiting`).
 */
export class CallbackApplier {
  readonly #db: Database
  readonly #waiting = new Map<string, CallbackSubject>()
  /** More came than is remembered, or nobody has looked yet. */
  #mustLook = false
  #running: Promise<void> | undefined
  readonly #stopping = new AbortController()

  constructor(db: Database) {
    this.#db = db
  }

  /** Has what was kept about an order applied soon. */
  add(subject: CallbackSubject): void {
    if (this.#waiting.size < MOST) this.#waiting.set(keyOf(subject), subject)
    else this.#mustLook = true
    this.#start()
  }

  /** Has everything applied that waits and whose order is known, whoever kept it. */
  look(): void {
    this.#mustLook = true
    this.#start()
  }

  /** Resolves when nothing waits here. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running
  }

  /** Ends with what is under way. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  #start(): void {
    if (this.#stopping.signal.aborted) return
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
      if (this.#hasWork()) this.#start()
    })
  }

  #hasWork(): boolean {
    return (this.#mustLook || this.#waiting.size > 0) && !this.#stopping.signal.aborted
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping
    while (this.#hasWork()) {
      const began = performance.now()
      const atLeastMs = await this.#applySome()
      const took = performance.now() - began
      const times = Math.min(REST.mostTimes, this.#waiting.size / REST.orders)
      const restMs = Math.max(atLeastMs, Math.min(times * took, REST.longestMs))
      if (restMs > 0 && this.#hasWork()) {
        await pause(restMs, undefined, { signal }).catch(() => undefined)
      }
    }
  }

  /** Returns how long to rest at least, in milliseconds. */
  async #applySome(): Promise<number> {
    const batch = [...this.#waiting].slice(0, AT_ONCE)
    for (const [key] of batch) this.#waiting.delete(key)
    try {
      if (batch.length === 0) {
        this.#mustLook = false
        for (const subject of await applyWaiting(this.#db)) this.add(subject)
        return BUSY_MS
      }
      const subjects = batch.map(([, subject]) => subject)
      const { busy, left } = await applySubjects(this.#db, subjects, { wait: false })
      for (const subject of [...busy, ...left]) this.#waiting.set(keyOf(subject), subject)
      return busy.length > 0 ? BUSY_MS : 0
    } catch (error) {
      log().warn({ err: error }, 'callbacks are kept, and applied once the database is back')
      for (const [key, subject] of batch) this.#waiting.set(key, subject)
      this.#mustLook ||= batch.length === 0
      return AWAY_MS
    }
  }
}

const keyOf = ({ family, platformOrderId, clientOrderId }: CallbackSubject) =>
  JSON.stringify([family, platformOrderId, clientOrderId])
