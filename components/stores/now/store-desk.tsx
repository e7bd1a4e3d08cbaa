'use client'

import { useQuery } from '@tanstack/react-query'
import { CloudLightning, DoorOpen, Store } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import type { StoreStatus } from '@/lib/stores/schema'
import { statusesQuery } from '../hours-query'
import { useLiveStores } from '../use-live-stores'
import { BufferSection } from './buffer-section'
import { StoreCard } from './store-card'

const SetOpenDialog = dynamic(() => import('./set-open-dialog').then((m) => m.SetOpenDialog), {
  ssr: false,
})

/** The person's stores: open or closed now, and how their hours stand. */
export function StoreDesk({ first }: { first: StoreStatus[] }) {
  const t = useTranslations('hours.desk')
  const { chosen } = useChosenStores()
  useLiveStores()
  const { data: statuses, isError } = useQuery({ ...statusesQuery(), initialData: first })
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
