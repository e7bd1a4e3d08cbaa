import type { SlotProblem } from '@/lib/express/model/chosen-slots'
import type { WaybillProblem } from '@/lib/express/model/waybill-fault'
import type { ImportField } from '@/lib/domain/imports/import-fields'

/** What is wrong with one cell of a row, and by which limit where there is one. */
export type RowFault = {
  readonly field: ImportField
  readonly problem: RowProblem
  readonly limit?: number
}

type RowProblem =
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
