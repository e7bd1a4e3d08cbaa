'use client'

import { OrdersDesk } from '@/components/orders/list/orders-desk'
import type { FirstList } from '@/components/orders/list/use-orders-list'
import { parcelPaths } from '@/lib/parcels/keys'

/** The parcels of the stores that the shell shows. */
export function ParcelsPage({ first }: { first: FirstList }) {
  return (
    <OrdersDesk
      family="parcel"
      first={first}
      newHref={parcelPaths.newParcel()}
      hrefOf={parcelPaths.order}
    />
  )
}
