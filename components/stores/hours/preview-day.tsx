'use client'

import { Info } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { HoursNote } from '@/lib/domain/hours/compile-hours'
import { CLOSED_DAY } from '@/lib/domain/hours/compile-hours'
import type { DayAhead } from '@/lib/domain/hours/days-ahead'
import { MINUTES_OF_DAY, type HoursRange } from '@/lib/domain/hours/drawn-hours'
import { Meaning } from '@/components/ui/meaning'
import { useHoursWords } from './use-hours-words'

/** One day: when customers can order, why it is not as in every week, and what to know of it. */
export function PreviewDay({ day, isToday }: { day: DayAhead; isToday: boolean }) {
  const t = useTranslations('hours.preview')
  const words = useHoursWords()
  const isClosed = day.note?.kind === 'oneMinute'
  const open = isClosed ? [] : day.open
  return (
    <li className="grid gap-x-4 gap-y-1 px-3 py-2 sm:grid-cols-[9rem_minmax(0,1fr)_minmax(10rem,auto)] sm:items-center">
      <p className="font-medium">
        {words.date(day.date)}
        {isToday && <span className="ml-2 font-normal text-muted">{t('today')}</span>}
      </p>
      <DayStrip open={open} />
      <p className="tabular-nums sm:text-right">{words.ranges(open)}</p>
      {(day.because.length > 0 || day.note) && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:col-span-3">
          {day.because.map((cause) => (
            <Meaning key={cause} kind={cause === 'closure' ? 'waiting' : 'neutral'}>
              {t(`because.${cause}`)}
            </Meaning>
          ))}
          {day.names.length > 0 && (
            <span className="wrap-anywhere text-muted">{day.names.join(', ')}</span>
          )}
          {day.note && <Note note={day.note} />}
        </div>
      )}
    </li>
  )
}

function Note({ note }: { note: HoursNote }) {
  const t = useTranslations('hours.preview.notes')
  const words = useHoursWords()
  return (
    <p className="flex items-start gap-1.5 text-muted">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
      {t(note.kind, { minute: words.range(CLOSED_DAY) })}
    </p>
  )
}

/** The day from midnight to midnight; its hours stand beside it in words. */
function DayStrip({ open }: { open: readonly HoursRange[] }) {
  const percent = (minutes: number) => `${(minutes / MINUTES_OF_DAY) * 100}%`
  return (
    <div aria-hidden className="relative h-3 overflow-hidden rounded-full bg-sunken">
      {open.map(({ from, to }) => (
        <span
          key={from}
          className="absolute inset-y-0 bg-accent"
          style={{ left: percent(from), width: percent(to - from) }}
        />
      ))}
    </div>
  )
}
