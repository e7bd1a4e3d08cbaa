'use client'

import { useTranslations } from 'next-intl'
import type { HoursRange } from '@/lib/domain/hours/drawn-hours'
import type { HoursDifference } from './hours-difference'
import { useHoursWords } from './use-hours-words'

/** What would change, line by line: what, what was, what will be. */
export function DifferenceList({ differences }: { differences: readonly HoursDifference[] }) {
  const t = useTranslations('hours.differences')
  const words = useHoursWords()
  const rangesOf = (ranges: readonly HoursRange[] | null) =>
    ranges ? words.ranges(ranges) : t('asWeek')
  if (differences.length === 0) return <p className="text-muted">{t('none')}</p>
  return (
    <ul className="divide-y">
      {differences.map((difference) => {
        if ('closure' in difference) {
          const span = words.closure(difference.closure)
          return (
            <li key={`${difference.kind} ${span}`} className="py-1.5">
              {t(difference.kind, { span })}
            </li>
          )
        }
        const day =
          'date' in difference ? words.date(difference.date) : words.weekday(difference.weekday)
        return (
          <li key={day} className="flex flex-wrap gap-x-3 py-1.5 tabular-nums">
            <span className="w-28 font-medium">{day}</span>
            <span className="text-muted line-through">{rangesOf(difference.before)}</span>
            <span>{rangesOf(difference.after)}</span>
          </li>
        )
      })}
    </ul>
  )
}
