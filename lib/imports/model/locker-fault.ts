import type { WaybillDraft } from '@/lib/domain/express/waybill-draft'

/**
 * Whether a row goes to a locker that is not here. `lockers`: names by code; null where nobody knows
 * which there are, which is held against no row.
 */
export function isLockerUnknown(
  { recipient }: Pick<WaybillDraft, 'recipient'>,
  lockers: Readonly<Record<string, string>> | null,
): boolean {
  const code = recipient?.lockerCode
  return lockers !== null && !!code && !(code in lockers)
}
