import { set, type FieldErrors, type Resolver } from 'react-hook-form'
import type { WaybillForm } from '@/lib/express/schema'
import { checkTyped } from './check-typed'
import { readForm } from './read-form'
import type { TypedWaybill } from './typed-waybill'

/** The form's checks: those of the matrix, each where the form has the field (decision 0102). */
export const waybillResolver: Resolver<TypedWaybill, unknown, WaybillForm> = (typed) => {
  const faults = checkTyped(typed)
  const values = readForm(typed)
  if (faults.size === 0 && values) return { values, errors: {} }
  const errors: FieldErrors<TypedWaybill> = {}
  for (const [path, message] of faults) set(errors, path, { type: 'check', message })
  return { values: {}, errors }
}
