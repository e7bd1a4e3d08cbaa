import type { PlatformRefused } from '@/lib/platform/errors'
import { refusedFields } from '@/lib/platform/refused-fields'

type Refusal = Pick<PlatformRefused, 'code' | 'platformText' | 'family'>

/** Options that a supplier does not take are wrong parameters, where it says so (conventions §7.1). */
export const PARAMETER_WRONG = '261004'

/**
 * What no label option can be the reason of (conventions §7.1): the clock, the account and the
 * signature; the 60-second rule; an order that is not there.
 */
const OTHER_REASONS: ReadonlySet<string> = new Set([
  ...['261002', '262001', '262002'],
  ...['261005', '263001'],
])

/**
 * Whether a label may have been refused for its paper or copies, and would come without. Some locker
 * suppliers take neither (express §4.2, trap 58), and with which code one says so is not published:
 * for a locker it may be any. For others it is the code of a wrong parameter that names no other.
 */
export function mayRefuseOptions(refusal: Refusal, mayBeLocker: boolean): boolean {
  if (OTHER_REASONS.has(refusal.code)) return false
  if (mayBeLocker) return true
  if (refusal.code !== PARAMETER_WRONG) return false
  const fields = refusedFields(refusal)
  return fields.length === 0 || fields.includes('paper')
}
