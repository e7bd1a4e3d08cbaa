'use client'

import { UserRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useStageWords } from '@/components/orders/use-stage-words'
import { useStoreTime } from '@/components/orders/use-store-time'
import { useViewer } from '@/components/shell/viewer-provider'
import { Button } from '@/components/ui/button'
import { Meaning } from '@/components/ui/meaning'
import type { Caretaker, ShownException } from '@/lib/exceptions/schema'
import { EXCEPTION_LOOKS } from './exception-looks'
import { useExceptionText } from './use-exception-text'

type ExceptionListProps = {
  rows: readonly ShownException[]
  caretakers: Readonly<Record<number, Caretaker[]>>
  onCare: (row: ShownException) => void
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

type ItemProps = { row: ShownException; mayCare: boolean; onCare: () => void }

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

function ItemOrder({ row, storeName }: { row: ShownException; storeName: string }) {
  const t = useTranslations('exceptions')
  const words = useStageWords()
  return (
    <div className="min-w-0">
      <p className="font-mono font-semibold wrap-anywhere">
        {row.href === null ? (
          row.code
        ) : (
          <Link href={row.href} prefetch={false} className="underline">
            {row.code}
          </Link>
        )}
      </p>
      <p className="wrap-anywhere">{row.recipientName ?? t('noName')}</p>
      <p className="wrap-anywhere text-muted">
        {[t(`family.${row.family}`), storeName, words.stage(row.family, row.stage)].join(' · ')}
      </p>
    </div>
  )
}
