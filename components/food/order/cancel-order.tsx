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

/** Asks to cancel, or says why that is not possible. */
export function CancelOrder({ card, selfPickup, mayCancel }: CancelOrderProps) {
  const t = useTranslations('food.cancel')
  const [isOpen, setOpen] = useState(false)
  const reasonId = useId()
  const obstacle = cancelObstacle(card, mayCancel, useNow(LOOK_MS))
  return (
    <div className="flex flex-col items-end gap-1">
      <Button
        variant="danger"
        disabled={obstacle !== null}
        aria-describedby={obstacle ? reasonId : undefined}
        icon={<CircleSlash aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      {obstacle && (
        <p id={reasonId} className="max-w-72 text-right text-sm text-muted">
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
