import type { Controls } from './control/controls'
import type { CallbackAttempt, Post } from './core/callback-delivery'
import { CallbackSender } from './core/callback-sender'
import type { Clock } from './core/clock'
import { Faults } from './core/faults'
import { PlatformExchange } from './core/platform-exchange'
import { KEPT_ENTRIES } from './core/request-log'
import { Ring } from './core/ring'
import { SIMULATOR_CREDENTIALS, type World } from './core/world'
import { expressFamily } from './express/express-family'
import { foodFamily } from './food/food-family'
import { parcelFamily } from './parcel/parcel-family'

type Settings = {
  readonly clock: Clock
  readonly speed: number
  readonly seed: number
  readonly callbackUrl: string
  readonly post: Post
  readonly log: (line: string) => void
  publicUrl(): string
}

/** One platform with its families, faults and logs. A further family is one more line in `families`. */
export class Simulation implements Controls {
  readonly faults = new Faults()
  readonly attempts = new Ring<CallbackAttempt>(KEPT_ENTRIES)
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
    const world: World = {
      ...settings,
      credentials: SIMULATOR_CREDENTIALS,
      callbacks: this.callbacks,
    }
    this.families = [foodFamily(world), parcelFamily(world), expressFamily(world)]
    this.exchange = new PlatformExchange({
      ...settings,
      families: this.families,
      faults: this.faults,
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
