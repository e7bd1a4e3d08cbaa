import type { Evidence } from '@/lib/domain/evidence'
import type { Family } from '@/lib/domain/stages'
import { isRepeatedTooSoon, NotSent, PlatformRefused } from '@/lib/platform/errors'
import { refusedFields } from '@/lib/platform/refused-fields'

const CREATED_ALREADY = '263004'

/**
 * What a failed try to send an order again says of the order. That express has the shipment code
 * already may be said by 263004 or by naming the parameter (express §4.1, conventions §7.1).
 */
export function evidenceOfResend(family: Family, error: unknown): Evidence {
  if (error instanceof NotSent) return 'resend-refused'
  if (!(error instanceof PlatformRefused)) return 'silence'
  if (isRepeatedTooSoon(error)) return 'resend-repeated'
  if (error.code === CREATED_ALREADY) return 'resend-exists'
  const isCodeTaken = family === 'express' && refusedFields(error).includes('clientShipmentCode')
  return isCodeTaken ? 'resend-exists' : 'resend-refused'
}
