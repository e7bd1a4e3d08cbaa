import 'server-only'
import { Problem } from '@/lib/domain/problem'
import { isOutcomeUnknown, isRepeatedTooSoon, TimedOut } from '@/lib/platform/errors'

/**
 * What a question to the platform came to, in words of a question: nothing was ordered or changed by
 * it, so there is nothing to watch. What is no matter of that goes on as it came.
 */
export function queryProblem(error: unknown): unknown {
  // Without its cause, which would be told as a refusal of an order (261005, conventions §8).
  if (isRepeatedTooSoon(error)) return new Problem('askedTooSoon')
  if (error instanceof TimedOut || !isOutcomeUnknown(error)) return error
  return new Problem('askedInVain', { cause: error })
}
