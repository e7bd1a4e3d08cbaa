import { useFormatter, useTranslations } from 'next-intl'
import { addDays } from '@/lib/reports/model/report-days'

/** Figures as they are read. */
export function useFigureText() {
  const t = useTranslations('reports')
  const format = useFormatter()
  const number = (value: number) => format.number(value)
  return {
    number,
    /** With its share of a whole; without one where the whole is nothing. */
    share: (count: number, whole: number) =>
      whole === 0
        ? t('nothing')
        : t('share', {
            count: number(count),
            share: format.number(count / whole, { style: 'percent', maximumFractionDigits: 1 }),
          }),
    /** Whole minutes; null where nothing was measured. */
    minutes: (minutes: number | null | undefined) => {
      if (minutes === null || minutes === undefined) return t('nothing')
      return minutes < 120
        ? t('minutes', { count: number(minutes) })
        : t('hours', { hours: number(Math.floor(minutes / 60)), minutes: minutes % 60 })
    },
    /** A local day (`YYYY-MM-DD`). */
    day: (day: string) =>
      format.dateTime(new Date(`${day}T00:00:00Z`), {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }),
    /** Monday is 1; 1 January 2024 was one. */
    weekday: (weekday: number) =>
      format.dateTime(new Date(`${addDays('2024-01-01', weekday - 1)}T00:00:00Z`), {
        weekday: 'short',
        timeZone: 'UTC',
      }),
    hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  }
}
