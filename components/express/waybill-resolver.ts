import { set, type FieldErrors, type Resolver } from 'react-hook-form'
import type { OfferedSlots, SlotsQuery, WaybillForm } from '@/lib/express/schema'
import { checkTyped } from './check-typed'
import { lostSlots } from './lost-slots'
import { readForm } from './read-form'
import type { TypedWaybill } from './typed-waybill'

/**
 * The form's checks: those of the matrix, each where the form has the field (decision 0102), and
 * whether the chosen times are still among those that were offered last.
 */
export function waybillResolver(
  offered: (asked: SlotsQuery) => OfferedSlots | undefined,
  now: Date,
): Resolver<TypedWaybill, unknown, WaybillForm> {
  return (typed) => {
    const { storeId, product } = typed
    const slots =
      storeId === undefined || product === null ? undefined : offered({ storeId, product })
    const faults = checkTyped(typed, lostSlots(typed, slots, now))
    const values = readForm(typed)
    if (faults.size === 0 && values) return { values, errors: {} }
    const errors: FieldErrors<TypedWaybill> = {}
    for (const [path, message] of faults) set(errors, path, { type: 'check', message })
    return { values: {}, errors }
  }
}
