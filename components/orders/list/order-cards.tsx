'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useStoreTime } from '../use-store-time'
import { listNumbers, type ListRow } from './list-rows'
import { StatusPill } from '../stage-pill'

type OrderCardsProps = { rows: readonly ListRow[]; label: string; showStore: boolean }

/** The list on a narrow screen: the whole card is the link. */
export function OrderCards({ rows, label, showStore }: OrderCardsProps) {
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {rows.map((row) => (
        <li key={row.card.id}>
          <Card row={row} showStore={showStore} />
        </li>
      ))}
    </ul>
  )
}

function Card({ row, showStore }: { row: ListRow; showStore: boolean }) {
  const t = useTranslations('orders.list')
  const { card, href, label, region, storeCode } = row
  const time = useStoreTime(region)
  return (
    <article className="relative min-w-0 rounded-outer border bg-surface p-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Link
          href={href}
          prefetch={false}
          aria-label={label}
          className="font-mono text-base font-semibold wrap-anywhere outline-none after:absolute after:inset-0 after:rounded-outer focus-visible:after:outline-2 focus-visible:after:outline-accent"
        >
          {listNumbers(card).first}
        </Link>
        <span className="text-sm whitespace-nowrap text-muted tabular-nums">
          {time.full(card.createdAt)}
        </span>
      </div>
      <StatusPill card={card} className="mt-1" />
      <p className="mt-1 truncate text-base font-medium">{card.recipientName ?? t('noName')}</p>
      <p className="truncate text-muted">{card.address}</p>
      {(showStore || card.scheduledFor) && (
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
          {card.scheduledFor && (
            <span>
              {t('scheduled', { time: time.planned(card.scheduledFor, card.scheduledAllDay) })}
            </span>
          )}
          {showStore && <span className="font-mono">{storeCode}</span>}
        </p>
      )}
    </article>
  )
}
