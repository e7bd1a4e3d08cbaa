'use client'

import type { ReactNode } from 'react'
import { OrderHrefsProvider } from '@/components/orders/order-hrefs'
import { orderHref } from './order-href'

/** Lets the pages within link to orders of all families. */
export function WithOrderHrefs({ children }: { children: ReactNode }) {
  return <OrderHrefsProvider orderHref={orderHref}>{children}</OrderHrefsProvider>
}
