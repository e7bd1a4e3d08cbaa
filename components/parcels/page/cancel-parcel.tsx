'use client'

import { CircleSlash } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useViewer } from '@/components/shell/viewer-provider'
import { Button } from '@/components/ui/button'
import { useSecondsLeft } from '@/components/ui/use-seconds-left'
import type { ParcelDetail } from '@/lib/parcels/schema'
import { parcelObstacle } from './parcel-obstacle'

const CancelDialog = dynamic(
  () => import('./cancel-dialog').then((module) => module.CancelDialog),
  { ssr: false },
)

/** Asks to cancel, counts down to when that may be asked again, or says why it is not possible. */
export function CancelParcel({ parcel: { card, cancelRest } }: { parcel: ParcelDetail }) {
  const t = useTranslations('parcelPage.cancel')
  const [isOpen, setOpen] = useState(false)
  const reasonId = useId()
  const left = useSecondsLeft(cancelRest)
  const store = useViewer().stores.find(({ id }) => id === card.storeId)
  const obstacle = parcelObstacle(card, store?.may.includes('parcels.cancel') ?? false)
  const rests = obstacle === null && left > 0
  return (
    <div className="flex flex-col gap-1 sm:items-end">
      <Button
        variant="danger"
        className="w-fit tabular-nums"
        disabled={obstacle !== null || rests}
        aria-describedby={obstacle ? reasonId : undefined}
        icon={<CircleSlash aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {rests ? t('again', { seconds: left }) : t('open')}
      </Button>
      {obstacle && (
        <p id={reasonId} className="max-w-72 text-sm text-muted sm:text-right">
          {t(`cannot.${obstacle}`)}
        </p>
      )}
      {isOpen && (
        <CancelDialog
          orderId={card.id}
          restSeconds={rests ? left : 0}
          obstacle={obstacle && t(`cannot.${obstacle}`)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
