'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { memo } from 'react'
import { useStoreTime } from '@/components/orders/use-store-time'
import { nameOf } from '@/lib/orders/model/order-card'
import { useDistrictName, useMoment, useProductName } from './list-cells'
import { isSameShown, type ShownRow } from './shown-row'
import { RowTick } from './row-tick'
import { StageWord } from './stage-word'
import type { Choose, Choosing } from './use-selection'

type ListCardsProps = {
  rows: readonly ShownRow[]
  label: string
  showStore: boolean
  choosing: Choosing
}

/** The list on a narrow screen: the whole card is the link. */
export function ListCards({ rows, label, showStore, choosing }: ListCardsProps) {
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {rows.map((shown) => (
        <li key={shown.row.card.id}>
          <Card
            shown={shown}
            showStore={showStore}
            isChosen={choosing.isChosen(shown)}
            choose={choosing.choose}
          />
        </li>
      ))}
    </ul>
  )
}

type CardProps = {
  shown: ShownRow
  showStore: boolean
  isChosen: boolean
  choose: Choose
}

const isSameCard = (one: CardProps, other: CardProps): boolean =>
  isSameShown(one.shown, other.shown) &&
  one.isChosen === other.isChosen &&
  one.showStore === other.showStore

/** One order. Drawn again only when it changes or is chosen. */
const Card = memo(function Card({ shown, showStore, isChosen, choose }: CardProps) {
  const t = useTranslations('lists')
  const productName = useProductName()
  const districtName = useDistrictName()
  const { row, href, label, number, store } = shown
  const { card, stops, product, place } = row
  const time = useStoreTime(store.region)
  const moment = useMoment(store.region)
  const asides = [
    place && districtName(place),
    product && productName(product),
    card.scheduledFor && time.planned(card.scheduledFor, card.scheduledAllDay),
    showStore && store.name,
  ].filter(Boolean)
  return (
    <article className="relative min-w-0 rounded-outer border bg-surface p-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Link
          href={href}
          prefetch={false}
          aria-label={label}
          className="font-mono text-base font-semibold wrap-anywhere outline-none after:absolute after:inset-0 after:rounded-outer focus-visible:after:outline-2 focus-visible:after:outline-accent"
        >
          {number}
        </Link>
        <span className="text-sm whitespace-nowrap text-muted tabular-nums">
          {moment(card.createdAt)}
        </span>
      </div>
      <p className="mt-1 truncate text-base font-medium">{nameOf(card) ?? t('noName')}</p>
      <p className="truncate text-muted">{stops ? t('stops', stops) : card.address}</p>
      {asides.length > 0 && <p className="truncate text-sm text-muted">{asides.join(' · ')}</p>}
      <div className="mt-1.5 flex items-center justify-between gap-2">
        <StageWord row={row} wraps />
        <RowTick
          shown={shown}
          isChosen={isChosen}
          choose={choose}
          className="-mr-2 -mb-2 size-11"
        />
      </div>
    </article>
  )
}, isSameCard)
