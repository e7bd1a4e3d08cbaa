import type { SlotProblem } from '@/lib/domain/chosen-slots'
import type { WaybillFault, WaybillProblem } from '@/lib/domain/waybill-fault'

/** Beside the matrix's: times that are not offered, and texts that cannot be read. */
export type FormProblem = WaybillProblem | SlotProblem | 'phone' | 'amount' | 'store' | 'product'

/** `field` is one of the draft's. */
export type FormFault = Omit<WaybillFault, 'problem'> & { problem: FormProblem }
