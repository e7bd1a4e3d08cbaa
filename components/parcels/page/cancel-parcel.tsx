'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { CancelControl } from '@/components/orders/page/cancel-control'
import { type CancelObstacle, cancelObstacle } from '@/components/orders/page/cancel-obstacle'
import { useViewer } from '@/components/shell/viewer-provider'
import { useNow } from '@/components/ui/clock/use-now'
import { useSecondsLeft } from '@/components/ui/clock/use-seconds-left'
import type { Stage } from '@/lib/domain/stages'
import type { OrderCard } from '@/lib/orders/model/order-card'
import { parcelAllowsCancel } from '@/lib/parcels/model/parcel-cancel'
import type { ParcelDetail } from '@/lib/parcels/model/parcel-detail'

const LOOK_MS = 10_000

const WITH_COURIER: readonly Stage[] = ['coming', 'at-store', 'riding', 'near']

const CancelDialog = dynamic(
  () => import('./cancel-dialog').then((module) => module.CancelDialog),
  { ssr: false },
)

/**
 * Asks to cancel, counts down to when that may be asked again, or says why it is not
 * possible; nothing of a parcel that is over.
 */
export function CancelParcel({ parcel: { card, cancelRest } }: { parcel: ParcelDetail }) {
  const t = useTranslations('parcelPage.cancel')
  const [isOpen, setOpen] = useState(false)
  const left = useSecondsLeft(cancelRest)
  const store = useViewer().stores.find(({ id }) => id === card.storeId)
  const mayCancel = store?.may.includes('parcels.cancel') ?? false
  const obstacle = parcelObstacle(card, mayCancel, useNow(LOOK_MS))
  const why = obstacle && t(`cannot.${obstacle}`)
  const rests = obstacle === null && left > 0
  return (
    <CancelControl
      label={rests ? t('again', { seconds: left }) : t('open')}
      obstacle={obstacle}
      why={why}
      rests={rests}
      onPress={() => setOpen(true)}
    >
      {isOpen && (
        <CancelDialog
          orderId={card.id}
          restSeconds={rests ? left : 0}
          obstacle={why}
          onClose={() => setOpen(false)}
        />
      )}
    </CancelControl>
  )
}

/** Why a parcel cannot be cancelled now; null when it can. Keys of `parcelPage.cancel.cannot`. */
type ParcelObstacle = CancelObstacle | 'too-far' | 'not-known' | 'not-told'

/** The platform cancels in 9033 and 9034 alone; later its customer service does (conventions §3). */
export function parcelObstacle(
  card: OrderCard,
  mayCancel: boolean,
  now: number,
): ParcelObstacle | null {
  const obstacle = cancelObstacle(card, mayCancel, now)
  if (obstacle !== null || parcelAllowsCancel(card.statusCode)) return obstacle
  if (card.statusCode === null) return 'not-told'
  return WITH_COURIER.includes(card.stage) ? 'too-far' : 'not-known'
}
