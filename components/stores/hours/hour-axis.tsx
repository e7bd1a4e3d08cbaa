import { useTranslations } from 'next-intl'
import { MINUTES_OF_DAY } from '@/lib/domain/hours/drawn-hours'
import { formatClock } from '@/lib/domain/hours/hours-request'
import { cn } from '@/components/ui/cn'

/** The hours beside the week, every third of them; those after midnight are the next day's. */
export function HourAxis({ minutesShown }: { minutesShown: number }) {
  const t = useTranslations('hours.week')
  const marks = Array.from({ length: minutesShown / 180 }, (_, index) => index * 180)
  return (
    <div aria-hidden className="relative font-mono text-xs text-muted">
      {marks.map((minute) => (
        <span
          key={minute}
          className={cn(
            'absolute right-1.5 -translate-y-1/2',
            minute === MINUTES_OF_DAY && 'font-medium text-text',
          )}
          style={{ top: `${(minute / minutesShown) * 100}%` }}
        >
          {formatClock(minute % MINUTES_OF_DAY)}
        </span>
      ))}
      <span
        className="absolute right-1.5 translate-y-3 font-sans"
        style={{ top: `${(MINUTES_OF_DAY / minutesShown) * 100}%` }}
      >
        {t('nextDay')}
      </span>
    </div>
  )
}
