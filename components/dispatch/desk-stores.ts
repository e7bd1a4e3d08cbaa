import type { StoreAccess } from '@/lib/people/schema'
import { MAY_PLACE } from '@/lib/domain/family-permissions'
import { SCANNED_FAMILIES } from '@/lib/dispatch/schema'

type Store = Pick<StoreAccess, 'may' | 'region'>

/** The stores where the person hands parcels or waybills out. */
export function deskStores<Some extends Store>(stores: readonly Some[]): Some[] {
  return stores.filter(({ may }) =>
    SCANNED_FAMILIES.some((family) => may.includes(MAY_PLACE[family])),
  )
}
