import type { ActionResult, Failure } from '@/lib/i18n/action-result'
import type { PlacingResult } from '@/lib/orders/model/placing'
import type { SubmitProblem } from './placing-errors'

/**
 * Failures after which the form's key is used up, by an order that is recorded as refused, or is
 * surely no order's.
 */
const KEY_IS_DONE = new Set([
  'platformRefused',
  'platformUnreachable',
  'platformNotConfigured',
  'clientOrderIdTaken',
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

export type SubmitSteps<Values, Placed extends PlacingResult> = {
  /** Null: nothing was recorded, and the person is asked once more. */
  place: (values: Values) => Promise<ActionResult<Placed | null>>
  /** Gives the form a key of its own: what comes next is another order. */
  renewKey: () => void
  setProblem: (problem: SubmitProblem) => void
  onFailure: (failure: Failure) => void
  /** The typed form has become the order, and may be forgotten. */
  onPlaced: (placed: Placed) => void
  /** There is an order to go to. */
  leave: (placed: Placed) => void
  /** Whether this says that the server's version no longer has what the page calls: nothing was done. */
  isOtherVersion: (error: unknown) => boolean
  /** Loads the page as the server has it now; what was typed is kept, with its key. */
  reload: () => void
}

/**
 * Sends a form once, however often it is pressed: while it is on its way, and after it has become
 * an order, pressing does nothing.
 */
export async function submitOnce<Values, Placed extends PlacingResult>(
  values: Values,
  sending: { current: boolean },
  steps: SubmitSteps<Values, Placed>,
): Promise<void> {
  const { place, renewKey, setProblem, onFailure, onPlaced, leave, isOtherVersion, reload } = steps
  if (sending.current) return
  sending.current = true
  setProblem(null)
  try {
    const result = await place(values)
    if (result.ok && result.value) {
      // Refused already, when the answer to an earlier try was lost: kept, to be sent as another.
      if (result.value.placing === 'refused') renewKey()
      else onPlaced(result.value)
      leave(result.value)
      return
    }
    if (!result.ok) {
      onFailure(result)
      if (isAnotherOrder(result)) renewKey()
      setProblem(result)
    }
  } catch (error) {
    if (isOtherVersion(error)) {
      reload()
      return
    }
    setProblem('no-answer')
  }
  sending.current = false
}
