import type { Clock, Timer } from './clock'

/** A status, and how long it lasts in the order's own (simulated) milliseconds. */
export type LifeStep = { readonly status: number; readonly lastsMs: number }

/** The order has reached its last status and cannot move any more. */
export class LifeOver extends Error {}

type Entered = (status: number) => void

/**
 * Moves an order through its statuses by the clock, `speed` times faster than it would live.
 * A held order keeps its status until it is told to advance.
 */
export class OrderLife {
  private index = 0
  private cancelledStatus: number | undefined
  private timer: Timer | undefined
  /** When the present status began, on the real clock. */
  enteredAt: number

  constructor(
    private readonly clock: Clock,
    private readonly speed: number,
    private readonly steps: readonly [LifeStep, ...LifeStep[]],
    private readonly entered: Entered,
    private held = false,
  ) {
    this.enteredAt = clock.now()
    this.wait()
  }

  get status() {
    return this.cancelledStatus ?? this.step.status
  }

  get over() {
    return this.cancelledStatus !== undefined || this.index === this.steps.length - 1
  }

  /** Simulated milliseconds since the present status began. */
  elapsedMs(now = this.clock.now()) {
    return Math.max(0, now - this.enteredAt) * this.speed
  }

  /** Simulated milliseconds until a status begins; 0 when it has begun or been passed. */
  remainingMs(status: number) {
    const target = this.steps.findIndex((step) => step.status === status)
    if (this.over || target <= this.index) return 0
    const later = this.steps.slice(this.index + 1, target)
    const left = Math.max(0, this.step.lastsMs - this.elapsedMs())
    return later.reduce((sum, step) => sum + step.lastsMs, left)
  }

  advance() {
    if (this.over) throw new LifeOver(`status ${this.status} is the last one`)
    this.index += 1
    this.enter()
  }

  cancel(status: number) {
    if (this.over) throw new LifeOver(`status ${this.status} is the last one`)
    this.cancelledStatus = status
    this.enter()
  }

  hold() {
    this.held = true
    this.timer?.cancel()
  }

  /** Forgets the order without a word; for a reset. */
  stop() {
    this.timer?.cancel()
  }

  private get step() {
    return this.steps[this.index] ?? this.steps[0]
  }

  private enter() {
    this.timer?.cancel()
    this.enteredAt = this.clock.now()
    this.wait()
    this.entered(this.status)
  }

  private wait() {
    if (this.over || this.held) return
    this.timer = this.clock.after(this.step.lastsMs / this.speed, () => this.advance())
  }
}
