'use client'

import { useTranslations } from 'next-intl'
import type { KeyboardEvent } from 'react'
import { cn } from '@/components/ui/cn'
import { type HoursRange, MINUTES_OF_DAY } from '@/lib/domain/hours/drawn-hours'
import { useHoursLabels } from '../use-hours-labels'
import type { RangeAt } from './edit-ranges'
import { HOUR_PX, barId } from './grid-measure'
import type { Begin, Drag } from './use-range-drag'
import type { WeekEdits } from './use-week-edits'

type DayColumnProps = {
  day: number
  ranges: readonly HoursRange[]
  /** Those of the day before: what of them lies after midnight is hinted at. */
  before: readonly HoursRange[]
  name: string
  minutesShown: number
  drag: Drag | null
  begin: Begin | null
  edits: WeekEdits | null
}

/** A line each hour. */
const LINES = {
  backgroundImage: 'linear-gradient(to bottom, var(--border) 1px, transparent 1px)',
  backgroundSize: `100% ${HOUR_PX}px`,
}

/** One day from its midnight into the small hours of the next. */
export function DayColumn(props: DayColumnProps) {
  const { day, ranges, name, minutesShown, drag, begin, edits } = props
  const place = ({ from, to }: HoursRange) => ({
    top: `${(from / minutesShown) * 100}%`,
    height: `${((to - from) / minutesShown) * 100}%`,
  })
  const heldIndex =
    drag && drag.grip.kind !== 'draw' && drag.grip.at.day === day ? drag.grip.at.index : null
  return (
    <div
      role="group"
      aria-label={name}
      className={cn('relative border-r', begin && 'cursor-crosshair')}
      style={LINES}
      onPointerDown={begin ? (event) => begin(event, { kind: 'draw', day }) : undefined}
    >
      <div
        aria-hidden
        className="pointer-events-none absolute inset-x-0 bottom-0 border-t-2 border-border-strong bg-sunken/80"
        style={{ top: `${(MINUTES_OF_DAY / minutesShown) * 100}%` }}
      />
      <Tails before={props.before} place={place} />
      {ranges.map((range, index) => (
        <RangeBar
          key={index}
          at={{ day, index }}
          range={range}
          style={place(range)}
          isHeld={heldIndex === index}
          begin={begin}
          edits={edits}
        />
      ))}
      {drag?.day === day && <Ghost drag={drag} style={place(drag.range)} />}
    </div>
  )
}

type Placed = { place: (range: HoursRange) => { top: string; height: string } }

/** The night of the day before, which ends on this day; its bar stands there. */
function Tails({ before, place }: Placed & { before: readonly HoursRange[] }) {
  return before
    .filter(({ to }) => to > MINUTES_OF_DAY)
    .map(({ to }) => (
      <div
        key={to}
        aria-hidden
        className="pointer-events-none absolute inset-x-0.5 rounded-b-inner border border-dashed border-border-strong bg-accent-soft"
        style={place({ from: 0, to: to - MINUTES_OF_DAY })}
      />
    ))
}

/** What would come of it if the hand let go now, its times in a bubble beside the end that moves. */
function Ghost({ drag, style }: { drag: Drag; style: { top: string; height: string } }) {
  const { clock } = useHoursLabels()
  const { kind } = drag.grip
  const { from, to } = drag.range
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-x-0.5 z-10 rounded-inner bg-accent shadow-float"
      style={style}
    >
      <span
        className={cn(
          'absolute left-1/2 -translate-x-1/2 rounded-inner border border-on-accent bg-accent px-1.5 py-0.5 text-xs font-semibold whitespace-nowrap text-on-accent tabular-nums shadow-float',
          // Above a finger, which hides what lies under it.
          kind === 'to' ? 'bottom-0 -translate-y-6' : '-top-7',
        )}
      >
        {kind === 'from' ? clock(from) : kind === 'to' ? clock(to) : `${clock(from)}–${clock(to)}`}
      </span>
    </div>
  )
}

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
function RangeBar({ at, range, style, isHeld, begin, edits }: RangeBarProps) {
  const t = useTranslations('hours.week')
  const words = useHoursLabels()
  const isSelected = edits?.selected?.day === at.day && edits.selected.index === at.index
  const isShort = range.to - range.from < 90
  const press = (event: KeyboardEvent) => {
    if (edits?.press(event, at)) event.preventDefault()
  }
  return (
    <div
      className={cn(
        'absolute inset-x-0.5 scroll-mb-48',
        isSelected && 'z-10',
        isHeld && 'opacity-30',
      )}
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
        <span aria-hidden className="leading-3.5">
          {words.clock(range.from)}
        </span>
        {!isShort && (
          <span aria-hidden className="leading-3.5">
            {words.clock(range.to)}
          </span>
        )}
      </button>
      {begin && (
        <>
          <Handle
            edge="from"
            isShown={isSelected}
            onGrip={(event) => begin(event, { kind: 'from', at, range })}
          />
          <Handle
            edge="to"
            isShown={isSelected}
            onGrip={(event) => begin(event, { kind: 'to', at, range })}
          />
        </>
      )}
    </div>
  )
}

type HandleProps = {
  edge: 'from' | 'to'
  /** Drawn as something to pull at, on hours that are chosen. */
  isShown: boolean
  onGrip: (event: Parameters<Begin>[0]) => void
}

/**
 * An end to pull at, 12 px deep within the bar and 24 for a finger, whether it is chosen or not; a
 * third of a short bar each, so that it can still be moved. For hands only: keys have Shift and Alt.
 */
function Handle({ edge, isShown, onGrip }: HandleProps) {
  return (
    <span
      aria-hidden
      data-end={edge}
      className={cn(
        'absolute inset-x-0 flex h-[min(12px,33%)] cursor-ns-resize touch-none justify-center pointer-coarse:h-[min(24px,33%)]',
        edge === 'from' ? 'top-0 items-start' : 'bottom-0 items-end',
      )}
      onPointerDown={onGrip}
    >
      {isShown && (
        <span
          className={cn(
            'h-1.5 w-6 rounded-full border border-on-accent bg-accent pointer-coarse:size-5',
            edge === 'from' ? '-translate-y-1/2' : 'translate-y-1/2',
          )}
        />
      )}
    </span>
  )
}
