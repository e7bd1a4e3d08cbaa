'use client'

import Link from 'next/link'
import { useOrderHref } from '@/components/orders/order-hrefs'
import { cn } from '@/components/ui/cn'

type WaybillNumberProps = { orderId: number; number: string; className?: string }

/** A waybill's order number, which leads to its page. */
export function WaybillNumber({ orderId, number, className }: WaybillNumberProps) {
  const orderHref = useOrderHref()
  return (
    <Link
      href={orderHref('express', orderId)}
      // A list of hundreds would fetch hundreds of pages.
      prefetch={false}
      className={cn('font-mono font-medium hover:text-accent hover:underline', className)}
    >
      {number}
    </Link>
  )
}
