import type { Family } from '@/lib/domain/stages'
import { expressPaths } from '@/lib/express/keys'
import { foodPaths } from '@/lib/food/keys'
import { parcelPaths } from '@/lib/parcels/keys'

/** The page of an order of any family. */
const PAGES: Readonly<Record<Family, (orderId: number) => string>> = {
  food: foodPaths.order,
  parcel: parcelPaths.order,
  express: expressPaths.waybill,
}

/** The page of an order. */
export function orderHref(family: Family, orderId: number): string {
  return PAGES[family](orderId)
}
