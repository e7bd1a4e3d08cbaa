'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { MapTiles } from '@/components/map/map-tiles'
import { isClosed } from '@/lib/domain/stages'
import type { TrackedOrder } from '@/lib/tracking/schema'
import { ArrivalLine } from './arrival-line'
import { LinkEnded } from './link-ended'
import { RideMap } from './ride-map'
import { StageSteps } from './stage-steps'
import { useClock } from './use-clock'
import { useTrackedOrder } from './use-tracked-order'

type TrackPageProps = { token: string; first: TrackedOrder; tiles: MapTiles | null }

/** How far the order is, when it should come, and where the courier is while they ride. */
export function TrackPage({ token, first, tiles }: TrackPageProps) {
  const t = useTranslations('tracking')
  const isChinese = useLocale().startsWith('zh')
  const { order, state } = useTrackedOrder(token, first)
  const clock = useClock(order.region)
  if (state === 'ended') return <LinkEnded />
  const { stage, storeName, closedAt, scheduledFor } = order
  const store = isChinese ? storeName.zh : storeName.en
  const isOver = isClosed(stage)
  return (
    <>
      <div aria-live="polite">
        <p className="text-base wrap-anywhere text-muted">{t('from', { store })}</p>
        <h1 className="text-xl font-semibold tracking-tight text-balance">{t(`stage.${stage}`)}</h1>
        <p className="mt-1 text-base">{t(`stageText.${stage}`)}</p>
        {closedAt && <p className="text-muted">{t('ended', { time: clock.day(closedAt) })}</p>}
      </div>
      {stage !== 'cancelled' && <StageSteps stage={stage} />}
      {!isOver && <ArrivalLine arrival={order.arrival} region={order.region} />}
      {!isOver && scheduledFor && (
        <p className="text-base">{t('promised', { time: clock.day(scheduledFor) })}</p>
      )}
      {order.ride && <RideMap order={order} ride={order.ride} store={store} tiles={tiles} />}
      {state === 'failed' ? (
        <Notice kind="late" role="status">
          {t('stale')}
        </Notice>
      ) : (
        <p className="text-muted">{t(isOver ? 'over' : 'updates')}</p>
      )}
    </>
  )
}
