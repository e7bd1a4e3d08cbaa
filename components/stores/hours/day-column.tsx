'use client'

import type { PointerEvent } from 'react'
import { MINUTES_OF_DAY, type HoursRange } from '@/lib/domain/hours/drawn-hours'
import { cn } from '@/components/ui/cn'
import { HOUR_PX } from './grid-measure'
import { RangeBar } from './range-bar'
import type { Drag, Grip } from './use-range-drag'
import { useHoursWords } from './use-hours-words'
import type { WeekEdits } from './use-week-edits'

export type Begin = (event: PointerEvent<HTMLElement>, grip: Grip) => void

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
      {drag?.day === day && <Ghost range={drag.range} style={place(drag.range)} />}
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

/** What would come of it if the hand let go now. */
function Ghost({ range, style }: { range: HoursRange; style: { top: string; height: string } }) {
  const { clock } = useHoursWords()
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-x-0.5 z-10 flex items-start justify-center rounded-inner bg-accent text-center text-xs font-medium text-on-accent shadow-float"
      style={style}
    >
      {clock(range.from)}–{clock(range.to)}
    </div>
  )
}
