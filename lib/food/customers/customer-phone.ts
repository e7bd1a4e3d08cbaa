import { areaOf, type Region } from '@/lib/domain/areas'

/**
 * A customer's number in the one form it is kept in: national digits where it is the store's own
 * country's, otherwise with `+` and its calling code, so that two countries' numbers never meet.
 */
export function customerPhone(
  { phone, callingCode }: { phone: string; callingCode: string },
  region: Region,
): string {
  return callingCode === areaOf(region).callingCode ? phone : `+${callingCode}${phone}`
}
