'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Region } from '@/lib/domain/areas'
import type { LocalDay } from '@/lib/domain/hours/drawn-hours'
import { Notice } from '@/components/ui/notice'
import { holidaysQuery } from '../hours-query'
import { ClosuresList } from './closures-list'
import { MonthCalendar } from './month-calendar'
import { monthOf } from './month-days'
import { SpecialDayDialog } from './special-day-dialog'
import { SpecialDaysList } from './special-days-list'
import type { HoursEditor } from './use-hours-editor'

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
