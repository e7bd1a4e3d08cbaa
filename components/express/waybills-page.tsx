'use client'

import { OrdersDesk } from '@/components/orders/list/orders-desk'
import type { FirstList } from '@/components/orders/list/use-orders-list'
import { expressPaths } from '@/lib/express/keys'

type WaybillsPageProps = {
  first: FirstList
  /** Pages of other features that belong to this work, composed by the page. */
  links: readonly { href: string; label: string }[]
}

/** The waybills of the stores that the shell shows. */
export function WaybillsPage({ first, links }: WaybillsPageProps) {
  return (
    <OrdersDesk
      family="express"
      first={first}
      links={links}
      newHref={expressPaths.newWaybill()}
      hrefOf={expressPaths.waybill}
    />
  )
}
