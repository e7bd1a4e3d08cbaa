import { checkWaybill } from './check-waybill'
import { takes } from '@/lib/domain/express/express-products'
import { faultText } from './waybill-fault'
import type { FormFault } from './form-fault'
import { pinFaults } from './pin-standing'
import { formPath, readForm, readTyped } from './read-typed'
import type { TypedWaybill } from './typed-waybill'
import type { WaybillForm } from './waybill-form'

/** The server gives these where the form leaves them empty. */
const GIVEN = new Set(['clientOrderId', 'clientShipmentCode'])

type Reading =
  | { form: WaybillForm; problems?: undefined }
  | { form: null; problems: Record<string, string> }

/**
 * Reads what was typed: the waybill that it means, or every field that is wrong. `slots` is what was
 * found wrong with the chosen times, which only whoever has the offer can say (decision 0167).
 */
export function readWaybill(typed: TypedWaybill, slots: readonly FormFault[] = []): Reading {
  const problems = checkTyped(typed, slots)
  const form = readForm(typed)
  if (form && problems.size === 0) return { form }
  return { form: null, problems: Object.fromEntries(problems) }
}

/**
 * Everything that keeps a form from being sent: the first fault of each of its places, by path, as
 * `faultText` writes it. The operation makes the same checks again.
 */
export function checkTyped(
  typed: TypedWaybill,
  /** What was found wrong with the times. */
  slots: readonly FormFault[] = [],
): Map<string, string> {
  const { product } = typed
  const faults = new Map<string, string>()
  if (typed.storeId === undefined) faults.set('storeId', 'store')
  if (product === null) return faults.set('product', 'product')
  const read = readTyped(product, typed)
  const pins = (['sender', 'recipient'] as const)
    .filter((whose) => takes(product, `${whose}.address`))
    .flatMap((whose) => pinFaults(whose, typed[whose]))
  const found: FormFault[] = [
    ...read.faults,
    ...checkWaybill(product, read.draft),
    ...pins,
    ...slots,
  ]
  for (const fault of found) {
    const isGiven = fault.problem === 'required' && GIVEN.has(fault.field)
    const path = formPath(fault.field, read)
    if (!isGiven && !faults.has(path)) faults.set(path, faultText(fault))
  }
  return faults
}
