'use client'

import { useTranslations } from 'next-intl'
import { memo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import type { Region } from '@/lib/domain/areas'
import type { BoardRow } from './build-board'
import { sameRows } from './same-rows'
import type { Lane } from './lanes'
import { OrderTile } from './order-tile'

export type StoreNames = ReadonlyMap<number, { code: string; region: Region }>

type BoardLaneProps = {
  lane: Lane
  rows: readonly BoardRow[]
  stores: StoreNames
}

/** One column: its name, how many, and the orders in it. Below 1024 px it is a section of one list. */
export const BoardLane = memo(function BoardLane({ lane, rows, stores }: BoardLaneProps) {
  const t = useTranslations('food')
  const [isOpen, setOpen] = useState(false)
  const isFolded = lane === 'done' && !isOpen
  return (
    <section
      id={`lane-${lane}`}
      data-lane={lane}
      aria-labelledby={`lane-${lane}-name`}
      className={cn(
        'min-w-0 scroll-mt-24',
        lane === 'needs-you' && 'lg:col-span-full',
        rows.length === 0 && 'max-lg:hidden',
      )}
    >
      <div className="flex items-center justify-between gap-2 pb-2">
        <h2
          id={`lane-${lane}-name`}
          className="flex min-h-6 items-baseline gap-2 text-sm font-semibold"
        >
          {t(`lane.${lane}`)}
          <span className="text-muted tabular-nums">{rows.length}</span>
        </h2>
        {lane === 'done' && (
          <Button
            variant="quiet"
            className="lg:hidden"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('board.hideDone') : t('board.showDone', { count: rows.length })}
          </Button>
        )}
      </div>
      {rows.length === 0 && <p className="text-sm text-muted">{t(`laneEmpty.${lane}`)}</p>}
      <ul
        className={cn(
          'grid grid-cols-1 items-start gap-2 sm:grid-cols-2',
          lane === 'needs-you' ? 'lg:grid-cols-5' : 'lg:grid-cols-1',
          isFolded && 'max-lg:hidden',
        )}
      >
        {rows.map((row) => (
          <li
            key={row.card.id}
            className="min-w-0 [contain-intrinsic-size:auto_180px] [content-visibility:auto]"
          >
            <OrderTile
              {...row}
              region={stores.get(row.card.storeId)?.region ?? 'HK'}
              storeCode={stores.size > 1 ? (stores.get(row.card.storeId)?.code ?? null) : null}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}, sameLane)

function sameLane(before: BoardLaneProps, after: BoardLaneProps): boolean {
  return before.stores === after.stores && sameRows(before.rows, after.rows)
}
