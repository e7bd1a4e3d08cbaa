'use client'

import { CircleSlash } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useNow } from '@/components/ui/clock/use-now'
import { cancelObstacle } from '@/components/orders/page/cancel-obstacle'
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
  const reasonId = useId()
  const obstacle = cancelObstacle(card, mayCancel, useNow(LOOK_MS))
  // Of an order that is over nobody asks; a question that is open says so and stays.
  const isOver = obstacle === 'closed' || obstacle === 'refused'
  return (
    <div className="flex flex-col items-start gap-1 empty:hidden lg:items-end">
      {!isOver && (
        <Button
          variant="danger"
          disabled={obstacle !== null}
          aria-describedby={obstacle ? reasonId : undefined}
          icon={<CircleSlash aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('open')}
        </Button>
      )}
      {obstacle && !isOver && (
        <p id={reasonId} className="max-w-72 text-sm text-muted lg:text-right">
          {t(`cannot.${obstacle}`)}
        </p>
      )}
      {isOpen && (
        <CancelDialog
          card={card}
          selfPickup={selfPickup}
          obstacle={obstacle && t(`cannot.${obstacle}`)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
