import 'server-only'
import type { SlotFault } from '@/lib/express/model/chosen-slots'
import { Problem } from '@/lib/domain/problem'

/** That chosen slots cannot be sent, with what is wrong by field of the draft. */
export function slotsUnavailable(faults: readonly SlotFault[]): Problem {
  const fields = Object.fromEntries(faults.map(({ field, problem }) => [field, problem]))
  return new Problem('slotsGone', { fields })
}
