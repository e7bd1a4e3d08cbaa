'use client'

import Link from 'next/link'
import { cn } from '@/components/ui/cn'
import { expressPaths } from '@/lib/express/keys'

type WaybillNumberProps = { orderId: number; number: string; className?: string }

/** A waybill's order number, which leads to its page. */
export function WaybillNumber({ orderId, number, className }: WaybillNumberProps) {
  return (
    <Link
      href={expressPaths.waybill(orderId)}
      // A list of hundreds would fetch hundreds of pages.
      prefetch={false}
      className={cn('font-mono font-medium hover:text-accent hover:underline', className)}
    >
      {number}
    </Link>
  )
}
