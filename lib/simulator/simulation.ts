import type { CallbackAttempt, Post } from './core/callbacks/callback-delivery'
import { CallbackSender } from './core/callbacks/callback-sender'
import type { Clock } from './core/clock'
import type { Family } from './core/family'
import { Faults } from './core/faults'
import { Ring } from './core/ring'
import { KEPT_ENTRIES, type LoggedRequest } from './core/signed/exchange'
import { PlatformExchange } from './core/signed/platform-exchange'
import { Breakdown, type RepeatRule } from './core/signed/repeat-guard'
import { type BufferScope, SIMULATOR_CREDENTIALS, type World } from './core/world'
import { expressFamily } from './express/express-family'
import { foodFamily } from './food/food-family'
import { parcelFamily } from './parcel/parcel-family'

type Settings = {
  readonly clock: Clock
  readonly speed: number
  readonly seed: number
  readonly repeatRule: RepeatRule
  readonly callbackUrl: string
  readonly bufferScope: BufferScope
  readonly post: Post
  readonly log: (line: string) => void
  publicUrl(): string
}

/** One platform with its families, faults and logs. A further family is one more line in `families`. */
export class Simulation implements Controls {
  readonly faults = new Faults()
  readonly attempts = new Ring<CallbackAttempt>(KEPT_ENTRIES)
  readonly standing = new Set<string>()
  readonly families
  readonly exchange
  private readonly callbacks

  constructor(private readonly settings: Settings) {
    this.callbacks = new CallbackSender({
      ...settings,
      baseUrl: settings.callbackUrl.replace(/\/+$/, ''),
      credentials: SIMULATOR_CREDENTIALS,
      faults: this.faults,
      attempted: (attempt) => this.keepAttempt(attempt),
    })
    const breakdown = new Breakdown()
    const world: World = {
      ...settings,
      breakdown,
      credentials: SIMULATOR_CREDENTIALS,
      callbacks: this.callbacks,
      standing: this.standing,
    }
    this.families = [foodFamily(world), parcelFamily(world), expressFamily(world)]
    this.exchange = new PlatformExchange({
      ...settings,
      families: this.families,
      faults: this.faults,
      breakdown,
    })
  }

  get requests() {
    return this.exchange.requests
  }

  reset() {
    for (const family of this.families) family.reset()
    this.callbacks.reset()
    this.faults.clear()
    this.attempts.clear()
    this.standing.clear()
    this.exchange.reset()
  }

  private keepAttempt(attempt: CallbackAttempt) {
    this.attempts.add(attempt)
    const { callback, status, ok } = attempt
    const outcome = ok ? 'acknowledged' : 'not acknowledged'
    this.settings.log(
      `callback ${callback.path} order=${callback.orderId} status=${callback.status} ` +
        `attempt=${attempt.attempt} ${status ?? 'no answer'} ${outcome}`,
    )
  }
}

/** What the control interface may look at and move. */
export type Controls = {
  readonly families: readonly Family[]
  readonly faults: Faults
  readonly requests: Ring<LoggedRequest>
  readonly attempts: Ring<CallbackAttempt>
  /** Client order ids whose orders, once created, stand until told to advance. */
  readonly standing: Set<string>
  /** Back to the start. */
  reset(): void
}
