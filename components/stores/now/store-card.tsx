'use client'

import { CalendarClock, Pause } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { storePaths } from '@/lib/stores/keys'
import type { StoreStatus } from '@/lib/stores/schema'
import { HoursLine } from './hours-line'
import { OpenSwitch } from './open-switch'
import type { DeskStore } from './set-open-form'
import { StatusAlarm } from './status-alarm'
import { StatusLine } from './status-line'

const SetOpenDialog = dynamic(() => import('./set-open-dialog').then((m) => m.SetOpenDialog), {
  ssr: false,
})

type StoreCardProps = {
  store: DeskStore & { may: readonly string[] }
  /** Null: not known here yet. */
  status: StoreStatus | null
}

type Asking = { open: boolean; pause: boolean }

/** One store: the switch, the pause, the alarm, and the way to its hours. */
export function StoreCard({ store, status }: StoreCardProps) {
  const t = useTranslations('hours.card')
  const [asking, setAsking] = useState<Asking | null>(null)
  const mayOpenClose = store.may.includes('store.open-close')
  const isOpen = status?.open !== false
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-outer border bg-surface p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-base font-semibold wrap-anywhere">{store.name}</h2>
          <p className="font-mono text-xs text-muted">{store.code}</p>
        </div>
        <OpenSwitch
          isOpen={isOpen}
          storeName={store.name}
          onPress={mayOpenClose ? () => setAsking({ open: !isOpen, pause: false }) : null}
        />
      </div>
      <StatusLine status={status} region={store.region} />
      {status?.alarm && <StatusAlarm status={status} region={store.region} />}
      <HoursLine storeId={store.id} />
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
        <Link href={storePaths.hours(store.id)} className={buttonClass({ variant: 'secondary' })}>
          <CalendarClock aria-hidden />
          {t('hours')}
          <span className="sr-only">{store.name}</span>
        </Link>
        {mayOpenClose && isOpen && (
          <Button
            variant="quiet"
            icon={<Pause aria-hidden />}
            onClick={() => setAsking({ open: false, pause: true })}
          >
            {t('pause')}
            <span className="sr-only">{store.name}</span>
          </Button>
        )}
      </div>
      {asking && (
        <SetOpenDialog
          open={asking.open}
          isPause={asking.pause}
          stores={[store]}
          onClose={() => setAsking(null)}
        />
      )}
    </li>
  )
}
