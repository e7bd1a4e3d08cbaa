import type { Answer, Received } from './exchange'

/** A request with what came of it; `answer` stays null while, or because, none was given. */
export type LoggedRequest = Received & {
  /** Milliseconds since the epoch. */
  readonly at: number
  answer: Answer | null
}

/** How many requests and callback attempts are kept for the control interface. */
export const KEPT_ENTRIES = 20_000
