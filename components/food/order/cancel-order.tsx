'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CancelControl } from '@/components/orders/page/cancel-control'
import { cancelObstacle } from '@/components/orders/page/cancel-obstacle'
import { useNow } from '@/components/ui/clock/use-now'
import type { OrderCard } from '@/lib/orders/model/order-card'

const CancelDialog = dynamic(
  () => import('./cancel-dialog').then((module) => module.CancelDialog),
  { ssr: false },
)

const LOOK_MS = 10_000

type CancelOrderProps = { card: OrderCard; selfPickup: boolean; mayCancel: boolean }

/** Asks to cancel, or says why that is not possible; nothing of an order that is over. */
export function CancelOrder({ card, selfPickup, mayCancel }: CancelOrderProps) {
  const t = useTranslations('food.cancel')
  const [isOpen, setOpen] = useState(false)
  const obstacle = cancelObstacle(card, mayCancel, useNow(LOOK_MS))
  const why = obstacle && t(`cannot.${obstacle}`)
  return (
    <CancelControl label={t('open')} obstacle={obstacle} why={why} onPress={() => setOpen(true)}>
      {isOpen && (
        <CancelDialog
          card={card}
          selfPickup={selfPickup}
          obstacle={why}
          onClose={() => setOpen(false)}
        />
      )}
    </CancelControl>
  )
}
