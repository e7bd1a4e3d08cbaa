import type { SlotProblem } from '../chosen-slots'
import type { WaybillProblem } from '../waybill-fault'
import type { ImportField } from './import-fields'

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
  /** Another row of the same import has this number. */
  | 'repeated'
  /** An earlier waybill has this number. */
  | 'taken'
