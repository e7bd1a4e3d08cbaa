'use client'

import { useTranslations } from 'next-intl'
import type { KeyboardEvent } from 'react'
import type { HoursRange } from '@/lib/domain/hours/drawn-hours'
import { cn } from '@/components/ui/cn'
import type { Begin } from './day-column'
import type { RangeAt } from './edit-ranges'
import { barId } from './grid-measure'
import { useHoursWords } from './use-hours-words'
import type { WeekEdits } from './use-week-edits'

type RangeBarProps = {
  at: RangeAt
  range: HoursRange
  style: { top: string; height: string }
  /** A hand is moving it: its place shows where it was. */
  isHeld: boolean
  begin: Begin | null
  edits: WeekEdits | null
}

/** Open hours of one day as one bar, past midnight too. */
export function RangeBar({ at, range, style, isHeld, begin, edits }: RangeBarProps) {
  const t = useTranslations('hours.week')
  const words = useHoursWords()
  const isSelected = edits?.selected?.day === at.day && edits.selected.index === at.index
  const isShort = range.to - range.from < 90
  const press = (event: KeyboardEvent) => {
    if (edits?.press(event, at)) event.preventDefault()
  }
  return (
    <div
      className={cn('absolute inset-x-0.5', isSelected && 'z-10', isHeld && 'opacity-30')}
      style={style}
    >
      <button
        type="button"
        id={barId(at)}
        disabled={!edits}
        aria-label={t('bar', { day: words.weekday(at.day), hours: words.range(range) })}
        aria-pressed={edits ? isSelected : undefined}
        className={cn(
          'flex h-full w-full overflow-hidden rounded-inner border px-0.5 text-xs font-medium tabular-nums',
          isShort ? 'items-center justify-center' : 'flex-col items-center justify-between py-1.5',
          isSelected
            ? 'touch-none border-accent bg-accent text-on-accent'
            : 'touch-pan-y border-accent/50 bg-accent-soft text-text',
          edits ? 'cursor-grab' : 'cursor-default!',
        )}
        onFocus={() => edits?.select(at)}
        onClick={() => edits?.select(at)}
        onKeyDown={press}
        onPointerDown={begin ? (event) => begin(event, { kind: 'move', at, range }) : undefined}
      >
        <span className="leading-3.5">{words.clock(range.from)}</span>
        {!isShort && <span className="leading-3.5">{words.clock(range.to)}</span>}
      </button>
      {isSelected && begin && (
        <>
          <Handle edge="from" onGrip={(event) => begin(event, { kind: 'from', at, range })} />
          <Handle edge="to" onGrip={(event) => begin(event, { kind: 'to', at, range })} />
        </>
      )}
    </div>
  )
}

type HandleProps = {
  edge: 'from' | 'to'
  onGrip: (event: Parameters<Begin>[0]) => void
}

/** An end to pull at: for hands only, since the keys have Shift and Alt for it. */
function Handle({ edge, onGrip }: HandleProps) {
  return (
    <span
      aria-hidden
      className={cn(
        'absolute inset-x-0 flex h-2.5 cursor-ns-resize touch-none justify-center pointer-coarse:h-8',
        edge === 'from'
          ? 'bottom-full translate-y-1/2 items-center pointer-coarse:translate-y-1 pointer-coarse:items-end'
          : 'top-full -translate-y-1/2 items-center pointer-coarse:-translate-y-1 pointer-coarse:items-start',
      )}
      onPointerDown={onGrip}
    >
      <span className="h-1.5 w-6 rounded-full border border-on-accent bg-accent pointer-coarse:size-5" />
    </span>
  )
}
