import { SCANNED_FAMILIES } from '@/lib/dispatch/model/check-out'
import type { Region } from '@/lib/domain/areas'
import { MAY } from '@/lib/domain/permissions'
import type { Permission } from '@/lib/domain/permissions'

/** A store as the pages of the scan desk need it. */
export type DeskStore = { id: number; name: string; code: string; region: Region }

/** The stores where the person hands parcels or waybills out. */
export function deskStores<Some extends { may: readonly Permission[] }>(
  stores: readonly Some[],
): Some[] {
  return stores.filter(({ may }) =>
    SCANNED_FAMILIES.some((family) => may.includes(MAY.place[family])),
  )
}
