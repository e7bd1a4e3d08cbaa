import { settingsPaths } from '@/components/shell/settings-paths'
import { expressPaths } from '@/lib/express/keys'
import { foodPaths } from '@/lib/food/keys'
import { parcelPaths } from '@/lib/parcels/keys'
import type { FirstStep, FirstSteps } from '@/lib/settings/model/first-steps'
import type { StoreRow } from '@/lib/stores/model/store-form'

/** Where each first step is done; null where a store must be there before. */
export function firstStepHrefs(
  { untestedStore }: Pick<FirstSteps, 'untestedStore'>,
  stores: readonly StoreRow[],
): Record<FirstStep, string | null> {
  return {
    store: settingsPaths.newStore(),
    identities: untestedStore === null ? null : settingsPaths.store(untestedStore),
    people: settingsPaths.newPerson(),
    order: newOrderHref(stores),
  }
}

/** Of the family that the first store with any has: its form chooses the store by itself. */
function newOrderHref(stores: readonly StoreRow[]): string | null {
  if (stores.some(({ foodClientMerchantId }) => foodClientMerchantId !== '')) {
    return foodPaths.newOrder()
  }
  if (stores.some(({ parcelMerchantId }) => parcelMerchantId !== '')) return parcelPaths.newParcel()
  const hasExpress = stores.some(({ expressMerchantId }) => expressMerchantId !== '')
  return hasExpress ? expressPaths.newWaybill() : null
}
