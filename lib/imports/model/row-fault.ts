import type { SlotProblem } from '@/lib/express/model/chosen-slots'
import type { WaybillProblem } from '@/lib/express/model/waybill-fault'
import type { ImportField } from '@/lib/domain/imports/import-fields'

/** What is wrong with one cell of a row, and by which limit where there is one. */
export type RowFault = {
  readonly field: ImportField
  readonly problem: RowProblem
  readonly limit?: number
}

export type RowProblem =
  | WaybillProblem
  | SlotProblem
  | 'unknown-product'
  | 'not-an-amount'
  | 'not-a-phone'
  | 'not-degrees'
  /** The area beside a district is another one than the district's. */
  | 'other-area'
  /** An address in one line of which nobody can tell the district. */
  | 'no-place'
  /** An address in one line that names neither building nor street. */
  | 'no-street'
  /** No locker that is here has this code. */
  | 'unknown-locker'
  /** The platform refused the row and spoke of this cell. */
  | 'refused'
  /** Another row of the same import has this number. */
  | 'repeated'
  /** An earlier waybill has this number. */
  | 'taken'
