import type { Answer, Received } from './signed/exchange'

/** An order as the control interface sees it, whatever its family. */
export type ControlledOrder = {
  readonly orderId: string
  readonly clientOrderId: string
  readonly status: number
  /** To the next status now. Throws a `LifeOver` after the last one. */
  advance(): void
  /** Cancels on the platform's side. Throws a `LifeOver` after the last status. */
  cancel(): void
  /** From now on only `advance` and `cancel` move it. */
  hold(): void
  /** Tells that something went wrong with it; absent where a family's callbacks have no word for that. */
  report?(text: string): void
}

/**
 * One interface family of the platform: its addresses, its own authentication and envelope, its
 * orders. Families are siblings over the same core and know nothing of each other.
 */
export type Family = {
  /** The version segment, for instance `/v1.3`. */
  readonly basePath: string
  /** Where its callbacks go on the developer's side, for instance `/callbacks/food`. */
  readonly callbackPaths: readonly string[]
  /** Is this path, without the version segment, an operation? */
  has(path: string): boolean
  /** The operations that a 60-second rule is about. */
  readonly once: ReadonlySet<string>
  /** Does the work of an operation that `has` knows. */
  answer(path: string, request: Received): Answer
  /** A refusal with this code, as this family writes refusals. */
  refusal(code: number): Answer
  order(orderId: string): ControlledOrder | undefined
  /** All of them, oldest first. */
  orders(): readonly ControlledOrder[]
  /** What GET gives at an address that this family hands out: a document, a picture. */
  file?(path: string): Promise<Answer> | undefined
  reset(): void
}
