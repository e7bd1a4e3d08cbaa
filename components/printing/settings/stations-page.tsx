'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { Section } from '@/components/ui/section'
import type { StationKey, StoreStations } from '@/lib/printing/model/station'
import { NewStationForm } from './station-form'
import { StationKeyNotice } from './station-key-notice'
import { StationList } from './station-list'

/** How soon somebody who just started the program sees that it is there. */
const LOOK_EVERY_MS = 5_000

/** The print stations of each store, and a new one. */
export function StationsPage({ stores }: { stores: readonly StoreStations[] }) {
  const t = useTranslations('printing.stations')
  const router = useRouter()
  const [made, setMade] = useState<(StationKey & { name: string }) | null>(null)
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') router.refresh()
  })
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  if (stores.length === 0) return <EmptyState title={t('noStore')} text={t('noStoreText')} />
  return (
    <>
      {stores.map(({ storeId, storeName, stations }) => (
        <Section key={storeId} title={storeName}>
          <StationList stations={stations} />
        </Section>
      ))}
      <Section title={t('newTitle')} text={t('newText')}>
        <div className="flex flex-col gap-5">
          {made && <StationKeyNotice key={made.stationId} name={made.name} stationKey={made.key} />}
          <NewStationForm
            stores={stores.map(({ storeId, storeName }) => ({ storeId, storeName }))}
            onMade={(station) => {
              setMade(station)
              router.refresh()
            }}
          />
        </div>
      </Section>
    </>
  )
}
