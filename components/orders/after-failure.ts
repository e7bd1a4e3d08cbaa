import type { Failure } from '@/lib/i18n/action-result'

/**
 * Failures after which the form's key is used up, by an order that is recorded as refused, or is
 * surely no order's.
 */
const KEY_IS_DONE = new Set([
  ...['platformRefused', 'platformUnreachable', 'platformNotConfigured', 'clientOrderIdTaken'],
])

/**
 * Whether the next submission of the same form is another order. After a clear no of the platform's
 * it is: the refused one stays recorded as it was. After everything else it stays the same one, so
 * that sending again cannot order twice: also what is refused before it is written down may have
 * been written down by an earlier try whose answer was lost (decision 0150).
 */
export function isAnotherOrder(failure: Failure): boolean {
  return KEY_IS_DONE.has(failure.problem)
}
