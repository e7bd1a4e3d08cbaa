import type { CompiledHours } from '@/lib/domain/hours/compile-hours'

/**
 * `data` of the requests that hours go out with, word for word (food §4.8): `meta` and the signature
 * are put around it on the way. One for the week; a second one where dates differ from it.
 */
export function exactRequests(
  { regular, temporary }: Pick<CompiledHours, 'regular' | 'temporary'>,
  clientMerchantId: string,
): Record<string, unknown>[] {
  const store = { client_merchant_id: clientMerchantId }
  const week = {
    ...store,
    update_type: 'business_regular_time',
    business_regular_time: regular,
  }
  if (temporary.length === 0) return [week]
  const dates = {
    ...store,
    update_type: 'business_temporary_time',
    business_temporary_time: temporary,
  }
  return [week, dates]
}
