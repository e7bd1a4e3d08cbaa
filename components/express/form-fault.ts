import type { WaybillFault, WaybillProblem } from '@/lib/domain/waybill-fault'

/** What only a form can find wrong: texts that cannot be read as what they should be. */
export type FormProblem = WaybillProblem | 'phone' | 'amount' | 'store' | 'product'

/** `field` is one of the draft's. */
export type FormFault = Omit<WaybillFault, 'problem'> & { problem: FormProblem }
