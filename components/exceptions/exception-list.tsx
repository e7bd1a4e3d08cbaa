'use client'

import {
  CircleHelp,
  CircleSlash,
  Clock,
  HourglassIcon,
  type LucideIcon,
  MessageSquareWarning,
  Tag,
  Truck,
  UserRound,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useStageLabel } from '@/components/orders/use-stage-label'
import { useStoreTime } from '@/components/orders/use-store-time'
import { useViewer } from '@/components/shell/viewer-provider'
import { Button, buttonClass } from '@/components/ui/button'
import { useNow } from '@/components/ui/clock/use-now'
import { Meaning } from '@/components/ui/meaning'
import type { MeaningKind } from '@/components/ui/meaning'
import type { Region } from '@/lib/domain/areas'
import type { Assignee, ExceptionRow } from '@/lib/exceptions/model/exception-list'
import type { ExceptionKind } from '@/lib/exceptions/model/exceptions'
import { type OrderException, SILENT_HOURS } from '@/lib/exceptions/model/exceptions'
import { orderPaths } from '@/lib/orders/keys'
import { parcelPaths } from '@/lib/parcels/keys'

const HOUR_MS = 3_600_000

/** How each thing that can be wrong looks; its word is in the messages. */
const EXCEPTION_LOOKS: Readonly<Record<ExceptionKind, { kind: MeaningKind; Icon: LucideIcon }>> = {
  unconfirmed: { kind: 'late', Icon: CircleHelp },
  'given-up': { kind: 'late', Icon: CircleSlash },
  reported: { kind: 'late', Icon: MessageSquareWarning },
  'late-pickup': { kind: 'late', Icon: Clock },
  'late-delivery': { kind: 'late', Icon: Truck },
  'no-label': { kind: 'waiting', Icon: Tag },
  silent: { kind: 'waiting', Icon: HourglassIcon },
}

type ExceptionListProps = {
  rows: readonly ExceptionRow[]
  caretakers: Readonly<Record<number, Assignee[]>>
  onCare: (row: ExceptionRow) => void
}

export function ExceptionList({ rows, caretakers, onCare }: ExceptionListProps) {
  const t = useTranslations('exceptions')
  return (
    <ul aria-label={t('list')} className="divide-y rounded-outer border bg-surface">
      {rows.map((row) => (
        <li key={row.orderId}>
          <ExceptionItem row={row} mayCare={row.storeId in caretakers} onCare={() => onCare(row)} />
        </li>
      ))}
    </ul>
  )
}

type ItemProps = { row: ExceptionRow; mayCare: boolean; onCare: () => void }

function ExceptionItem({ row, mayCare, onCare }: ItemProps) {
  const t = useTranslations('exceptions')
  const store = useViewer().stores.find(({ id }) => id === row.storeId)
  const text = useExceptionText(row, store?.region ?? 'HK')
  return (
    <article
      aria-label={row.code}
      className="grid gap-x-4 gap-y-2 p-3 md:grid-cols-[14rem_minmax(0,1fr)_auto]"
    >
      <ItemOrder row={row} storeName={store?.name ?? ''} />
      <div className="min-w-0 space-y-1.5">
        {row.exceptions.map((exception) => {
          const { kind, Icon } = EXCEPTION_LOOKS[exception.kind]
          return (
            <p key={exception.kind} className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Meaning kind={kind} icon={<Icon aria-hidden />}>
                {t(`kind.${exception.kind}`)}
              </Meaning>
              <span className="wrap-anywhere">{text(exception)}</span>
            </p>
          )
        })}
        {row.note !== '' && <p className="wrap-anywhere whitespace-pre-line">“{row.note}”</p>}
        {row.snoozedUntil && <SnoozedUntil at={row.snoozedUntil} region={store?.region ?? 'HK'} />}
      </div>
      <div className="flex flex-wrap items-center gap-2 md:flex-col md:items-end">
        <span className="flex items-center gap-1.5 text-muted">
          <UserRound aria-hidden className="size-4" />
          {row.owner?.name ?? t('nobody')}
        </span>
        {row.exceptions.some(({ kind }) => kind === 'given-up') &&
          store?.may.includes('parcels.place') && (
            <Link
              href={parcelPaths.newParcel({ clone: row.orderId })}
              prefetch={false}
              className={buttonClass({ variant: 'primary' })}
            >
              {t('sendAgain')}
            </Link>
          )}
        {mayCare && (
          <Button aria-label={t('care.openFor', { code: row.code })} onClick={onCare}>
            {t('care.open')}
          </Button>
        )}
      </div>
    </article>
  )
}

function SnoozedUntil({ at, region }: { at: string; region: Parameters<typeof useStoreTime>[0] }) {
  const t = useTranslations('exceptions')
  return <p className="text-muted">{t('snoozedUntil', { time: useStoreTime(region).full(at) })}</p>
}

function ItemOrder({ row, storeName }: { row: ExceptionRow; storeName: string }) {
  const t = useTranslations('exceptions')
  const words = useStageLabel()
  return (
    <div className="min-w-0">
      <p className="font-mono font-semibold wrap-anywhere">
        <Link
          href={orderPaths.order(row.family, row.orderId)}
          prefetch={false}
          className="underline"
        >
          {row.code}
        </Link>
      </p>
      <p className="wrap-anywhere">{row.recipientName ?? t('noName')}</p>
      <p className="wrap-anywhere text-muted">
        {[t(`family.${row.family}`), storeName, words.stage(row.family, row.stage)].join(' · ')}
      </p>
    </div>
  )
}

/** What is wrong with an order in a sentence, with since when, by the store's clock. */
function useExceptionText(row: ExceptionRow, region: Region) {
  const t = useTranslations('exceptions.says')
  const time = useStoreTime(region)
  const now = useNow(60_000)
  return ({ kind, since }: OrderException): string => {
    const at = time.full(since)
    const hours = Math.max(0, Math.floor((now - since) / HOUR_MS))
    if (kind === 'reported') return t('reported', { text: row.reported ?? '', time: at })
    // Over since midnight; what people know is the day before it.
    if (kind === 'late-pickup' && row.pickupIsDay) {
      return t('late-day', { day: time.planned(since - 1, true) })
    }
    if (kind === 'silent') return t('silent', { hours, limit: limitOf(row), time: at })
    return t(kind, { time: at })
  }
}

function limitOf({ family, stage }: ExceptionRow): number {
  if (stage === 'done' || stage === 'cancelled') return 0
  return SILENT_HOURS[family === 'parcel' ? 'parcel' : 'express'][stage]
}
