import { expressPaths } from '@/lib/express/keys'
import { foodPaths } from '@/lib/food/keys'
import { listSearch, readListAddress, type ListAddress } from '@/lib/lists/model/list-address'
import { parcelPaths } from '@/lib/parcels/keys'
import type { Report } from '@/lib/reports/model/report'

/** Which orders of a report a figure is made of. */
export type Part = Partial<
  Pick<
    ListAddress,
    'show' | 'figure' | 'from' | 'to' | 'stores' | 'product' | 'district' | 'printed'
  >
>

/** What a list has to know of the report that leads to it. */
export type Listed = Pick<Report, 'family' | 'storeIds' | 'days'>

const PATHS = {
  food: foodPaths.history(),
  parcel: parcelPaths.parcels(),
  express: expressPaths.waybills(),
} as const

/** Where the orders of a figure stand: the list of their family, narrowed down to them. */
export function ordersHref(report: Listed, part: Part): string {
  const { family, storeIds, days } = report
  const address: ListAddress = {
    ...readListAddress(family, new URLSearchParams({ show: 'all' })),
    ...days.now,
    stores: storeIds,
    ...part,
  }
  return PATHS[family] + listSearch(family, address)
}
