import type { CallbackAttempt } from '../core/callback-delivery'
import type { Family } from '../core/family'
import type { Faults } from '../core/faults'
import type { LoggedRequest } from '../core/request-log'
import type { Ring } from '../core/ring'

/** What the control interface may look at and move. */
export type Controls = {
  readonly families: readonly Family[]
  readonly faults: Faults
  readonly requests: Ring<LoggedRequest>
  readonly attempts: Ring<CallbackAttempt>
  /** Back to the start. */
  reset(): void
}
