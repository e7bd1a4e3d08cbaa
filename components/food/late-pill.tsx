import { AlarmClock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import { Meaning } from '@/components/ui/meaning'
import type { Lateness } from './lateness'

/** From here on the minutes say nothing any more. */
const HOURS_FROM = 120

/** How late is the one thing that must never be cut off. */
const WRAPS = 'rounded-outer [&>span]:overflow-visible [&>span]:whitespace-normal'

type LatePillProps = { what: Lateness['what']; minutes: number; className?: string }

/** What has not happened in time, in words, colour and icon. */
export function LatePill({ what, minutes, className }: LatePillProps) {
  const t = useTranslations('food.late')
  return (
    <Meaning kind="late" icon={<AlarmClock aria-hidden />} className={cn(WRAPS, className)}>
      {minutes < HOURS_FROM
        ? t(what, { minutes })
        : t('hours', { hours: Math.floor(minutes / 60) })}
    </Meaning>
  )
}
