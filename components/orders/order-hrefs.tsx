'use client'

import { createContext, useContext, type ReactNode } from 'react'
import type { Family } from '@/lib/domain/stages'

type OrderHref = (family: Family, orderId: number) => string

const OrderHrefs = createContext<OrderHref | null>(null)

type OrderHrefsProviderProps = { orderHref: OrderHref; children: ReactNode }

/**
 * Tells a page of one feature where the orders of others have theirs: put around it by `app`, which
 * knows them all.
 */
export function OrderHrefsProvider({ orderHref, children }: OrderHrefsProviderProps) {
  return <OrderHrefs value={orderHref}>{children}</OrderHrefs>
}

/** The address of an order's page. Throws where nobody put the provider around. */
export function useOrderHref(): OrderHref {
  const orderHref = useContext(OrderHrefs)
  if (!orderHref) throw new Error('no provider of order addresses around this')
  return orderHref
}
