'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { holidaysQuery } from '@/components/stores/hours-query'
import { Notice } from '@/components/ui/notice'
import type { Region } from '@/lib/domain/areas'
import type { LocalDay } from '@/lib/domain/hours/drawn-hours'
import type { HoursEditor } from '../use-hours-editor'
import { useHoursLabels } from '../use-hours-labels'
import { ClosuresList } from './closures-list'
import { MonthCalendar } from './month-calendar'
import { monthOf } from './month-days'
import { SpecialDayDialog } from './special-day-dialog'

type DatesViewProps = { editor: HoursEditor; region: Region; today: LocalDay }

/** Days that are not as in every week: on a calendar with the public holidays, and as a list. */
export function DatesView({ editor, region, today }: DatesViewProps) {
  const t = useTranslations('hours.dates')
  const locale = useLocale()
  const [month, setMonth] = useState(monthOf(today))
  const [asked, setAsked] = useState<LocalDay | null>(null)
  const year = Number(month.slice(0, 4))
  // The weeks of December show days of January.
  const next = useQuery({ ...holidaysQuery(region, year + 1), enabled: month.endsWith('-12') })
  const { data, isError } = useQuery(holidaysQuery(region, year))
  const holidays = new Map(
    [...(data ?? []), ...(next.data ?? [])].map(({ date, names }) => [date, names[locale]]),
  )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-3">
        {isError && <Notice kind="waiting">{t('noHolidays')}</Notice>}
        <MonthCalendar
          month={month}
          onMonth={setMonth}
          hours={editor.hours}
          holidays={holidays}
          today={today}
          onDay={editor.mayEdit ? setAsked : null}
        />
      </div>
      <div className="space-y-6">
        <SpecialDaysList editor={editor} today={today} onDay={setAsked} />
        <ClosuresList editor={editor} today={today} />
      </div>
      {asked && (
        <SpecialDayDialog
          key={asked}
          date={asked}
          holiday={holidays.get(asked) ?? null}
          editor={editor}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}

type SpecialDaysListProps = {
  editor: HoursEditor
  today: LocalDay
  onDay: (day: LocalDay) => void
}

/** The special days that lie ahead; pressing one opens it. */
function SpecialDaysList({ editor, today, onDay }: SpecialDaysListProps) {
  const t = useTranslations('hours.dates')
  const words = useHoursLabels()
  const ahead = editor.hours.specialDays.filter(({ date }) => date >= today)
  return (
    <section>
      <h2 className="font-semibold">{t('special')}</h2>
      {ahead.length === 0 && (
        <p className="mt-1 text-muted">{t(editor.mayEdit ? 'noSpecial' : 'noneSpecial')}</p>
      )}
      <ul className="mt-2 divide-y empty:hidden">
        {ahead.map(({ date, ranges, name }) => (
          <li key={date}>
            <button
              type="button"
              disabled={!editor.mayEdit}
              onClick={() => onDay(date)}
              className="flex min-h-12 w-full flex-wrap items-center justify-between gap-x-3 rounded-inner px-2 py-1.5 text-left enabled:hover:bg-sunken disabled:cursor-default"
            >
              <span className="min-w-0">
                <span className="font-medium">{words.date(date)}</span>
                {name && <span className="block wrap-anywhere text-muted">{name}</span>}
              </span>
              <span className="tabular-nums">{words.ranges(ranges)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
