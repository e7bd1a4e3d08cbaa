import type { StoreChoice } from '@/components/settings/callbacks/callback-buttons'
import type { Family } from '@/lib/domain/stages'
import { storeName } from '@/lib/domain/store-name'
import type { StoreRow } from '@/lib/stores/model/store-form'

const IDENTITY = {
  food: 'foodClientMerchantId',
  parcel: 'parcelMerchantId',
  express: 'expressMerchantId',
} as const satisfies Record<Family, keyof StoreRow>

/** The stores that the platform knows in a family, under their names in a language. */
export function storeChoices(
  stores: readonly StoreRow[],
  family: Family,
  locale: string,
): StoreChoice[] {
  return stores
    .filter((store) => store[IDENTITY[family]] !== '')
    .map(({ id, code, name, nameZh }) => ({
      id,
      code,
      name: storeName({ name, nameZh }, locale),
    }))
}
