'use client'

import { Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { foodPaths } from '@/lib/food/keys'
import type { OrderDetail } from '@/lib/orders/schema'
import { CancelOrder } from './cancel-order'

/** What can be done with an order as a whole. */
export function OrderActions({ order, mayCancel }: { order: OrderDetail; mayCancel: boolean }) {
  const t = useTranslations('food.order')
  const { card, selfPickup } = order
  return (
    <>
      <Link href={foodPaths.ticket(card.id)} className={buttonClass()}>
        <Printer aria-hidden />
        {t('ticket')}
      </Link>
      <CancelOrder card={card} selfPickup={selfPickup} mayCancel={mayCancel} />
    </>
  )
}
