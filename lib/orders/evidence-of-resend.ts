import type { Evidence } from '@/lib/domain/evidence'
import type { Family } from '@/lib/domain/stages'
import { isRepeatedTooSoon, isThereAlready, NotSent, PlatformRefused } from '@/lib/platform/errors'
import { refusedFields } from '@/lib/platform/refused-fields'

/**
 * What a failed try to send an order again says of the order. That express has the shipment code
 * already may be said by 263004 or by naming the parameter (express §4.1, conventions §7.1). What is
 * there already is ours only where an earlier try of ours got no answer (`wasUnanswered`): where
 * each of them was told no, somebody else's is there.
 */
export function evidenceOfResend(
  { family, wasUnanswered }: { family: Family; wasUnanswered: boolean },
  error: unknown,
): Evidence {
  if (error instanceof NotSent) return 'resend-refused'
  if (!(error instanceof PlatformRefused)) return 'silence'
  if (!wasUnanswered) return 'resend-refused'
  if (isRepeatedTooSoon(error)) return 'resend-repeated'
  if (isThereAlready(error)) return 'resend-exists'
  const isCodeTaken = family === 'express' && refusedFields(error).includes('clientShipmentCode')
  return isCodeTaken ? 'resend-exists' : 'resend-refused'
}
