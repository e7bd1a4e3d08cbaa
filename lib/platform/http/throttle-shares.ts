import type { PlatformLog } from './log-call'
import { Throttle } from './throttle'

/** What tells how many instances use something at the same time. */
export type Crew = {
  /**
   * Says what this instance uses now, all of it, and resolves with how many instances use each of
   * that, this one included. Nothing: it uses nothing any more.
   */
  report: (names: readonly string[]) => Promise<ReadonlyMap<string, number>>
}

type Sharing = {
  readonly throttle: Throttle
  /** Null: it was not used for a while, and nobody keeps anything of it for this instance. */
  usedSince: number | null
  lastUsedAt: number
  /** With how many it is shared; null until that is known. */
  instances: number | null
  /** Since when fewer are seen. */
  fewerSince: number | null
}

const LOOK_MS = 1_000
/** After so long all others have looked, and keep their part of what this instance takes. */
const ALL_KNOW_AFTER_MS = 1_500
/** What a leaver called within a second is still to be counted. */
const COUNTED_FOR_MS = 1_000
/** Who has not called for so long leaves its part to the others. */
const UNUSED_AFTER_MS = 10_000

/**
 * Divides the limits of each connection among the instances that use it, so that all of them together
 * stay within them (decision 0313). Who does not call asks nobody: while an instance calls it looks
 * once a second with how many it shares. Who begins takes next to nothing until all others know.
 */
export class ThrottleShares {
  readonly #sharings = new Map<string, Sharing>()
  #timer: NodeJS.Timeout | null = null
  #looking: Promise<void> | null = null
  #lookAgain = false
  #isUnknown = false
  #isClosed = false

  constructor(
    private readonly crew: Crew,
    private readonly log?: PlatformLog,
  ) {}

  /** The throttle of a connection, by its name among all instances. */
  throttle(name: string): Throttle {
    const throttle: Throttle = new Throttle({ onUse: () => this.#note(sharing) })
    const sharing: Sharing = {
      throttle,
      usedSince: null,
      lastUsedAt: 0,
      instances: null,
      fewerSince: null,
    }
    this.#sharings.set(name, sharing)
    return throttle
  }

  /** Leaves what it has to the others, once all that is under way has ended. */
  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#timer) clearTimeout(this.#timer)
    await this.#looking
    await this.crew.report([]).catch(() => undefined)
  }

  #note(sharing: Sharing): void {
    sharing.lastUsedAt = performance.now()
    if (sharing.usedSince !== null || this.#isClosed) return
    sharing.usedSince = sharing.lastUsedAt
    sharing.instances = null
    sharing.fewerSince = null
    sharing.throttle.share('not-known')
    this.#lookNow()
  }

  #lookNow(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    if (this.#looking) {
      this.#lookAgain = true
      return
    }
    this.#looking = this.#look().finally(() => {
      this.#looking = null
      if (this.#isClosed || this.#used().length === 0) return
      if (this.#lookAgain) this.#lookNow()
      else this.#timer = setTimeout(() => this.#lookNow(), LOOK_MS).unref()
    })
  }

  async #look(): Promise<void> {
    this.#lookAgain = false
    this.#forgetUnused()
    try {
      const counts = await this.crew.report(this.#used().map(([name]) => name))
      for (const [name, sharing] of this.#used()) this.#divide(sharing, counts.get(name))
      this.#isUnknown = false
    } catch (error) {
      // Everybody keeps to what they had, and it is told once.
      if (this.#isUnknown) return
      this.#isUnknown = true
      this.log?.warn({ err: error }, 'with how many instances the platform is shared is not known')
    }
  }

  #divide(sharing: Sharing, instances: number | undefined): void {
    if (instances === undefined || sharing.usedSince === null) return
    const now = performance.now()
    if (sharing.instances === null && instances > 1) {
      if (now - sharing.usedSince < ALL_KNOW_AFTER_MS) return
    }
    const isFewer = sharing.instances !== null && instances < sharing.instances
    if (isFewer) sharing.fewerSince ??= now
    else sharing.fewerSince = null
    if (sharing.fewerSince !== null && now - sharing.fewerSince < COUNTED_FOR_MS) return
    sharing.fewerSince = null
    sharing.instances = instances
    sharing.throttle.share({ instances })
  }

  #used(): [string, Sharing][] {
    return [...this.#sharings].filter(([, { usedSince }]) => usedSince !== null)
  }

  #forgetUnused(): void {
    const now = performance.now()
    for (const sharing of this.#sharings.values()) {
      if (!sharing.throttle.isIdle || now - sharing.lastUsedAt < UNUSED_AFTER_MS) continue
      sharing.usedSince = null
    }
  }
}
