'use client'

import { useTranslations } from 'next-intl'
import { LazyJourneyMap } from '@/components/map/lazy-journey-map'
import { useViewer } from '@/components/shell/viewer-provider'
import { isClosed } from '@/lib/domain/stages'
import type { OrderDetail } from '@/lib/orders/schema'
import { isStale } from './position-age'
import { useSeenText } from './use-seen-text'
import { useStoreTime } from '@/components/orders/use-store-time'

/** Store, door and courier. The courier stands where last seen, with the age of that, never further. */
export function OrderMap({ order, storeName }: { order: OrderDetail; storeName: string }) {
  const t = useTranslations('food.order')
  const { tiles } = useViewer()
  const { trail, card, store, door, region } = order
  const time = useStoreTime(region)
  const courier = useTranslations('food.courier')
  const last = trail.at(-1)?.at ?? null
  const seen = useSeenText(last)
  const closed = isClosed(card.stage)
  return (
    <LazyJourneyMap
      region={region}
      tiles={tiles}
      label={t('mapLabel')}
      store={{ position: store, name: storeName }}
      door={door && { position: door, name: card.recipientName ?? t('recipient') }}
      positions={trail}
      age={closed && last ? courier('seenAt', { time: time.clock(last) }) : seen.text}
      stale={!closed && isStale(seen.ageMs)}
      className="h-80 lg:h-[26rem]"
    />
  )
}
