'use client'

import { useQuery } from '@tanstack/react-query'
import { CloudLightning, DoorOpen, Store } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useRegionName } from '@/components/shell/use-region-name'
import { useChosenStores, useViewer } from '@/components/shell/viewer-provider'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { Section } from '@/components/ui/section'
import { Skeleton } from '@/components/ui/skeleton'
import type { Buffer, RegionBuffer } from '@/lib/stores/model/buffer'
import type { StoreCounters } from '@/lib/stores/model/counters'
import type { StoreStatus } from '@/lib/stores/model/open-close'
import { buffersQuery, countersQuery, statusesQuery } from '../hours-query'
import { SendingOutcome } from '../hours/sent/sending-outcome'
import { SendingPill } from '../sending-pill'
import { useLiveStores } from '../use-live-stores'
import { StoreCard } from './store-card'

const BufferDialog = dynamic(() => import('./buffer-dialog').then((m) => m.BufferDialog), {
  ssr: false,
})

const SetOpenDialog = dynamic(() => import('./set-open-dialog').then((m) => m.SetOpenDialog), {
  ssr: false,
})

type StoreDeskProps = { first: { statuses: StoreStatus[]; counters: StoreCounters[] } }

/** The person's stores: open or closed now, and how their hours stand. */
export function StoreDesk({ first }: StoreDeskProps) {
  const t = useTranslations('hours.desk')
  const { chosen } = useChosenStores()
  useLiveStores()
  const { data: statuses, isError } = useQuery({
    ...statusesQuery(),
    initialData: first.statuses,
  })
  // The cards read them too, and move nothing when they come with the page.
  useQuery({ ...countersQuery(), initialData: first.counters })
  const [asking, setAsking] = useState<'close' | 'open' | null>(null)
  const stores = chosen.filter(({ hasFood, may }) => hasFood && may.includes('hours.see'))
  const mine = stores.filter(({ may }) => may.includes('store.open-close'))
  const statusOf = (id: number) => statuses.find(({ storeId }) => storeId === id) ?? null
  const closed = mine.filter(({ id }) => statusOf(id)?.open === false)
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          mine.length > 1 && (
            <>
              {closed.length > 1 && (
                <Button icon={<DoorOpen aria-hidden />} onClick={() => setAsking('open')}>
                  {t('openSeveral')}
                </Button>
              )}
              <Button
                variant="danger"
                icon={<CloudLightning aria-hidden />}
                onClick={() => setAsking('close')}
              >
                {t('typhoon')}
              </Button>
            </>
          )
        }
      />
      {isError && (
        <Notice kind="waiting" role="status">
          {t('stale')}
        </Notice>
      )}
      {stores.length === 0 ? (
        <EmptyState icon={<Store aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
          {stores.map((store) => (
            <StoreCard key={store.id} store={store} status={statusOf(store.id)} />
          ))}
        </ul>
      )}
      <BufferSection />
      {asking && (
        <SetOpenDialog
          open={asking === 'open'}
          stores={asking === 'open' ? closed : mine}
          reason={asking === 'close' ? t('typhoonReason') : ''}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}

/** How many minutes before closing no new customers are taken: one number for many stores. */
function BufferSection() {
  const t = useTranslations('hours.buffer')
  const { data, isError } = useQuery(buffersQuery())
  if (data?.length === 0) return null
  return (
    <Section title={t('title')} text={t('text')}>
      {isError && <p className="text-muted">{t('unknown')}</p>}
      {!data && !isError && <Skeleton className="h-16" />}
      <ul className="divide-y empty:hidden">
        {data?.map((buffer) => (
          <BufferRow key={buffer.zone} buffer={buffer} />
        ))}
      </ul>
    </Section>
  )
}

function BufferRow({ buffer }: { buffer: Buffer }) {
  const t = useTranslations('hours.buffer')
  const [isAsking, setAsking] = useState(false)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0">
      <ul className="flex min-w-0 flex-col gap-3">
        {buffer.regions.map((one) => (
          <RegionRow key={one.region} buffer={one} />
        ))}
      </ul>
      {buffer.mayEdit && <Button onClick={() => setAsking(true)}>{t('change')}</Button>}
      {isAsking && <BufferDialog buffer={buffer} onClose={() => setAsking(false)} />}
    </li>
  )
}

/** What holds in one region, and what became of the last change there. */
function RegionRow({ buffer }: { buffer: RegionBuffer }) {
  const t = useTranslations('hours.buffer')
  const format = useFormatter()
  const regionName = useRegionName()
  const { region, minutes, stores, last } = buffer
  const viewer = useViewer()
  // In the person's own language, like everywhere else.
  const nameOf = (storeId: number) => viewer.stores.find(({ id }) => id === storeId)?.name
  return (
    <li>
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{regionName(region)}</span>
        <span>{minutes === null ? t('never') : t('minutes', { count: minutes })}</span>
        {last && last.state !== 'accepted' && <SendingPill state={last.state} />}
      </p>
      {last && <SendingOutcome sending={last} region={region} />}
      <p className="wrap-anywhere text-muted">
        {t('touches', { stores: format.list(stores.map(({ id, name }) => nameOf(id) ?? name)) })}
      </p>
    </li>
  )
}
