import 'server-only'
import { Problem } from '@/lib/domain/problem'
import { isOutcomeUnknown, TimedOut } from '@/lib/platform/errors'

/**
 * For a question that changes nothing: without a readable answer nothing is in doubt, so it throws
 * `checkFailed` where an order would have to be watched.
 */
export async function askPlatform<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question
  } catch (error) {
    if (isOutcomeUnknown(error) && !(error instanceof TimedOut))
      throw new Problem('checkFailed', { cause: error })
    throw error
  }
}
