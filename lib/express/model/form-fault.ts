import type { SlotProblem } from './chosen-slots'
import type { WaybillFault, WaybillProblem } from './waybill-fault'

/** Beside the matrix's: times that are not offered, texts that cannot be read, pins in doubt. */
type FormProblem =
  | WaybillProblem
  | SlotProblem
  | PinProblem
  | 'phone'
  | 'amount'
  | 'store'
  | 'product'

/** No pin and no word on it, or one that was put for another address. */
type PinProblem = 'pin-missing' | 'pin-of-another'

/** `field` is one of the draft's. */
export type FormFault = Omit<WaybillFault, 'problem'> & { problem: FormProblem }
