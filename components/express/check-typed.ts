import { checkWaybill } from '@/lib/domain/check-waybill'
import { takes } from '@/lib/domain/express-products'
import { faultText } from '@/lib/domain/waybill-fault'
import type { FormFault } from './form-fault'
import { formPath } from './form-path'
import { pinFaults } from './pin-standing'
import { readTyped } from './read-typed'
import type { TypedWaybill } from './typed-waybill'

/** The server gives these where the form leaves them empty. */
const GIVEN = new Set(['clientOrderId', 'clientShipmentCode'])

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
    ...[...read.faults, ...checkWaybill(product, read.draft)],
    ...[...pins, ...slots],
  ]
  for (const fault of found) {
    const isGiven = fault.problem === 'required' && GIVEN.has(fault.field)
    const path = formPath(fault.field, read)
    if (!isGiven && !faults.has(path)) faults.set(path, faultText(fault))
  }
  return faults
}
