'use client'

import { useQuery } from '@tanstack/react-query'
import { CalendarClock, Check, Lock, Minus, Pause, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useId, useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import type { Region } from '@/lib/domain/areas'
import { storePaths } from '@/lib/stores/keys'
import type { StoreStatus } from '@/lib/stores/model/open-close'
import { CounterLine } from '../counters/counter-line'
import { hoursQuery } from '../hours-query'
import { hoursState, HoursStatePill } from '../hours/hours-state-pill'
import { SendingOutcome } from '../hours/sent/sending-outcome'
import { useStoreClock } from '../use-store-clock'
import type { DeskStore } from './open-close-form'
import { OpeningLine } from './opening-line'

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
          isKnown={status !== null && status.open !== null}
          storeName={store.name}
          onPress={mayOpenClose ? () => setAsking({ open: !isOpen, pause: false }) : null}
        />
      </div>
      {status && <OpeningLine status={status} region={store.region} />}
      <StatusLine status={status} region={store.region} />
      {status?.alarm && <StatusAlarm status={status} region={store.region} />}
      <HoursLine storeId={store.id} />
      <CounterLine storeId={store.id} />
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

/** The platform does not know what was wanted: what that means for customers, and what to do. */
function StatusAlarm({ status, region }: { status: StoreStatus; region: Region }) {
  const t = useTranslations('hours.alarm')
  if (!status.alarm) return null
  return (
    <Notice kind="late" role="alert" title={t(`${status.alarm}.title`)}>
      <p>{t(`${status.alarm}.text`)}</p>
      {status.sending && <SendingOutcome sending={status.sending} region={region} />}
    </Notice>
  )
}

/** How the store's hours stand; its card does not wait for it. */
function HoursLine({ storeId }: { storeId: number }) {
  const t = useTranslations('hours.card')
  const { data, isError } = useQuery(hoursQuery(storeId))
  if (isError) return <p className="text-muted">{t('hoursUnknown')}</p>
  if (!data) return <Skeleton className="h-6 w-40" />
  return (
    <p className="flex items-center gap-2">
      <span className="text-muted">{t('hoursAre')}</span>
      <HoursStatePill state={hoursState(data)} />
    </p>
  )
}

/** What was switched last, by whom, and until when. */
function StatusLine({ status, region }: { status: StoreStatus | null; region: Region }) {
  const t = useTranslations('hours.card')
  const { full } = useStoreClock(region)
  if (!status || status.open === null) return <p className="text-muted">{t('neverSaid')}</p>
  const { open, reopenAt, reason, changedBy, changedAt } = status
  const time = changedAt ? full(changedAt) : '–'
  return (
    <div>
      {!open && (
        <p className="font-medium">
          {reopenAt ? t('until', { time: full(reopenAt) }) : t('untilFurtherNotice')}
          {reason && <span className="font-normal text-muted"> · {reason}</span>}
        </p>
      )}
      <p className="text-muted">
        {changedBy
          ? t(open ? 'openedBy' : 'closedBy', { who: changedBy, time })
          : t('reopened', { time })}
      </p>
    </div>
  )
}

type OpenSwitchProps = {
  isOpen: boolean
  /** Somebody switched it from here. */
  isKnown: boolean
  storeName: string
  /** Null: to be looked at only. */
  onPress: (() => void) | null
}

/** What somebody switched; pressing it asks before anything happens. */
function OpenSwitch({ isOpen, isKnown, storeName, onPress }: OpenSwitchProps) {
  const t = useTranslations('hours.card')
  const whyId = useId()
  const Icon = onPress ? (isKnown ? (isOpen ? Check : X) : Minus) : Lock
  return (
    <div className="max-w-44 shrink-0 text-right">
      <button
        type="button"
        role="switch"
        aria-checked={isOpen}
        aria-label={t('switch', { store: storeName })}
        aria-describedby={onPress ? undefined : whyId}
        disabled={!onPress}
        onClick={onPress ?? undefined}
        className="inline-flex min-h-12 items-center gap-2.5 rounded-inner px-1 font-medium disabled:cursor-not-allowed disabled:text-muted"
      >
        <span>{t('takesOrders')}</span>
        <span aria-hidden className={trackClass(isOpen && isKnown, onPress !== null)}>
          <span
            className={cn(
              'absolute top-0.5 flex size-5.5 items-center justify-center rounded-full border bg-surface text-text transition-[left] duration-150 [&_svg]:size-3.5',
              isOpen ? 'left-5.5 border-transparent' : 'left-0.5 border-border-strong',
              !onPress && 'text-muted',
            )}
          >
            <Icon />
          </span>
        </span>
      </button>
      {!onPress && (
        <p id={whyId} className="text-xs text-muted">
          {t('mayNot')}
        </p>
      )}
    </div>
  )
}

/** Green only where somebody switched it on; what cannot be pressed is dashed. */
function trackClass(isOn: boolean, mayPress: boolean): string {
  return cn(
    'relative h-7 w-12 rounded-full border transition-colors duration-150',
    isOn && mayPress ? 'border-done bg-done' : 'border-border-strong bg-sunken',
    !mayPress && 'border-dashed',
  )
}
