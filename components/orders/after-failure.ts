import type { Failure } from '@/lib/i18n/action-result'

/** Failures after which the order may have been written down under the form's key. */
const MAY_BE_RECORDED = new Set(['unexpected', 'platformSlow', 'platformTrouble', 'signInAgain'])

/**
 * Whether the next submission of the same form is another order. After a clear no it is: the
 * refused one stays recorded as it was. Where the outcome is not known it must stay the same one,
 * so that sending again cannot order twice.
 */
export function isAnotherOrder(failure: Failure): boolean {
  return !MAY_BE_RECORDED.has(failure.problem)
}
