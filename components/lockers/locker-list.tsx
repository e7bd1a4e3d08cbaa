'use client'

import { useVirtualizer } from '@tanstack/react-virtual'
import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type Ref, useEffect, useId, useRef } from 'react'
import { cn } from '@/components/ui/cn'
import { CALM_FIRST_DRAWING } from '@/components/ui/first-drawing'
import { Skeleton } from '@/components/ui/skeleton'
import type { LockerMatch } from './find-lockers'
import { useLockerLabels } from './use-locker-labels'

type LockerListProps = {
  found: readonly LockerMatch[]
  chosen: string | null
  onChoose: (key: string) => void
  /** Enter: the chosen one is taken. */
  onTake?: ((locker: LockerMatch) => void) | undefined
}

const ROW = 77
const PAGE = 6
/** Of the list, until it has been measured. */
const LIKELY_HEIGHT = 600

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  PageDown: (at, last) => Math.min(at + PAGE, last),
  PageUp: (at) => Math.max(at - PAGE, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

/** Thousands of lockers, of which only those in sight are drawn; arrows move, Enter takes. */
export function LockerList({ found, chosen, onChoose, onTake }: LockerListProps) {
  const t = useTranslations('lockers')
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- its functions are used here only, and handed to nothing that remembers them
  const rows = useVirtualizer({
    count: found.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    getItemKey: (at) => found[at]?.key ?? at,
    overscan: 6,
    // The server draws the first rows, too.
    initialRect: { width: 0, height: LIKELY_HEIGHT },
    ...CALM_FIRST_DRAWING,
  })
  const drawn = rows.getVirtualItems()
  const at = found.findIndex(({ key }) => key === chosen)
  useEffect(() => {
    if (at >= 0) rows.scrollToIndex(at, { align: 'auto' })
    // Not when rows are measured: the person may have scrolled on by then.
  }, [at, rows])

  return (
    <div
      ref={scroller}
      role="listbox"
      tabIndex={0}
      aria-label={t('title')}
      aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
      onKeyDown={(event) => pressKey(event, { found, at, onChoose, onTake })}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain rounded-outer border bg-surface focus-visible:outline-2 focus-visible:outline-accent"
    >
      <div className="relative w-full" style={{ height: rows.getTotalSize() }}>
        {/* One below the other by their own height, which no server knows: it differs by language. */}
        <div
          className="absolute inset-x-0 top-0"
          style={{ transform: `translateY(${drawn[0]?.start ?? 0}px)` }}
        >
          {drawn.map(({ index, key }) => {
            const one = found[index]
            return (
              one && (
                <LockerRow
                  key={key}
                  id={`${id}-${index}`}
                  rowRef={rows.measureElement}
                  found={one}
                  index={index}
                  count={found.length}
                  isChosen={index === at}
                  onChoose={() => onChoose(one.key)}
                />
              )
            )
          })}
        </div>
      </div>
    </div>
  )
}

type PressKey = Pick<LockerListProps, 'found' | 'onChoose' | 'onTake'> & { at: number }

/** Arrows choose another, Enter takes the chosen one. */
function pressKey(event: KeyboardEvent, { found, at, onChoose, onTake }: PressKey): void {
  const chosen = found[at]
  if (event.key === 'Enter' && chosen && onTake) {
    event.preventDefault()
    onTake(chosen)
  }
  const step = STEPS[event.key]
  const next = step && found[step(at, found.length - 1)]
  if (!next) return
  event.preventDefault()
  onChoose(next.key)
}

type LockerRowProps = {
  id: string
  rowRef: Ref<HTMLDivElement>
  found: LockerMatch
  index: number
  count: number
  isChosen: boolean
  onChoose: () => void
}

/** One locker of the list. */
function LockerRow(props: LockerRowProps) {
  const { id, rowRef, found, index, count, isChosen, onChoose } = props
  const { locker, metres } = found
  const t = useTranslations('lockers')
  const words = useLockerLabels()
  return (
    <div
      ref={rowRef}
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-setsize={count}
      aria-posinset={index + 1}
      data-index={index}
      onClick={onChoose}
      className={cn(
        'flex min-h-12 cursor-pointer gap-3 border-b px-3 py-2.5',
        isChosen ? 'bg-accent-soft' : 'hover:bg-sunken',
      )}
    >
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{words.name(locker)}</p>
        <p className="truncate text-muted">{words.address(locker) ?? t('noAddress')}</p>
        <p className="truncate text-xs text-muted">
          <span className="font-mono">{locker.code}</span>
          {locker.openingHours && ` · ${locker.openingHours}`}
          {!locker.location && ` · ${t('notOnMap')}`}
        </p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        {metres !== null && (
          <span className="text-xs font-medium tabular-nums">{words.distance(metres)}</span>
        )}
        {isChosen && <Check aria-hidden className="size-5 text-accent" />}
      </div>
    </div>
  )
}

/** The search and the first rows of the list, on their way. */
export function LockersSkeleton() {
  const t = useTranslations('lockers')
  return (
    <div role="status" aria-label={t('loading')} className="flex min-h-0 flex-1 flex-col gap-2">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11 w-40" />
      <RowsSkeleton />
    </div>
  )
}

/** Rows of the list, on their way. */
export function RowsSkeleton() {
  return Array.from({ length: 6 }, (_, row) => <Skeleton key={row} className="h-16" />)
}
