'use client'

import { useTranslations } from 'next-intl'
import { LazyStopsMap } from '@/components/map/lazy-stops-map'
import { useViewer } from '@/components/shell/viewer-provider'
import type { ParcelDetail } from '@/lib/parcels/schema'

/** The pickup, the numbered drop-offs and the straight way between them. */
export function ParcelMap({ parcel: { facts, region } }: { parcel: ParcelDetail }) {
  const t = useTranslations('parcelPage')
  const { tiles } = useViewer()
  const [pickup, ...drops] = facts.path
  const stops = drops.flatMap(({ location, address }, at) =>
    location ? [{ position: location, name: address ?? t('noAddress'), number: at + 1 }] : [],
  )
  const start = pickup?.location
    ? { position: pickup.location, name: pickup.address ?? t('pickup') }
    : null
  if (!start && stops.length === 0) return null
  return (
    <LazyStopsMap
      region={region}
      tiles={tiles}
      label={t('map')}
      start={start}
      stops={stops}
      className="h-80 lg:h-[26rem]"
    />
  )
}
