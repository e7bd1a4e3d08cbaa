'use client'

import { useTranslations } from 'next-intl'
import type { LocalDay } from '@/lib/domain/hours/drawn-hours'
import type { HoursEditor } from './use-hours-editor'
import { useHoursWords } from './use-hours-words'

type SpecialDaysListProps = {
  editor: HoursEditor
  today: LocalDay
  onDay: (day: LocalDay) => void
}

/** The special days that lie ahead; pressing one opens it. */
export function SpecialDaysList({ editor, today, onDay }: SpecialDaysListProps) {
  const t = useTranslations('hours.dates')
  const words = useHoursWords()
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
