import type { WaybillForm } from '@/lib/express/schema'
import { readTyped } from './read-typed'
import type { TypedWaybill } from './typed-waybill'

/** What goes to the server; null while store or product are not chosen. */
export function readForm(typed: TypedWaybill): WaybillForm | null {
  const { formKey, storeId, product } = typed
  if (storeId === undefined || product === null) return null
  const { draft } = readTyped(product, typed)
  // The schema's lists are not read-only, which is all that the two differ in.
  return { formKey, storeId, product, draft: draft as WaybillForm['draft'] }
}
