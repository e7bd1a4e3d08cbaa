'use client'

import { useTranslations } from 'next-intl'
import { useNow } from '@/components/ui/clock/use-now'
import { Notice } from '@/components/ui/notice'
import type { Region } from '@/lib/domain/areas'
import { isClosed } from '@/lib/domain/stages'
import { type CancellingState, isAgreedInVain } from '@/lib/orders/model/cancelling'
import type { OrderCard } from '@/lib/orders/model/order-card'
import { useStageLabel } from '../use-stage-label'
import { useStoreTime } from '../use-store-time'

const KINDS = {
  asking: 'info',
  unconfirmed: 'late',
  agreed: 'stopped',
  overtaken: 'late',
} as const satisfies Record<CancellingState, 'info' | 'late' | 'stopped'>

const LOOK_MS = 10_000

/** What became of the latest request to cancel, until a status has settled it. */
export function CancelNotice({ card, region }: { card: OrderCard; region: Region }) {
  const t = useTranslations('orders.cancelling')
  const stages = useStageLabel()
  const time = useStoreTime(region)
  const now = useNow(LOOK_MS)
  const { cancelling, family, stage } = card
  if (!cancelling || isClosed(stage)) return null
  const { state, since } = cancelling
  const isInVain = isAgreedInVain(cancelling, now)
  const key = isInVain ? 'agreed-in-vain' : state
  return (
    <Notice kind={isInVain ? 'late' : KINDS[state]} role="status" title={t(`title.${key}`)}>
      {t(`text.${key}`, { family, time: time.full(since), stage: stages.stage(family, stage) })}
    </Notice>
  )
}
