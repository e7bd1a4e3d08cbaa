'use client'

import { CloudOff, Radio, RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ageOf } from '@/components/ui/age-of'
import { cn } from '@/components/ui/cn'
import { useNow } from '@/components/ui/use-now'
import { useConnection } from './live-provider'
import { useAnnouncement } from './use-announcement'

const LOOKS = {
  live: { className: 'text-muted', icon: <Radio aria-hidden className="size-4 text-done" /> },
  connecting: {
    className: 'text-waiting',
    icon: <RotateCw aria-hidden className="size-4" />,
  },
  lost: {
    className: 'bg-late-soft text-late font-semibold',
    icon: <CloudOff aria-hidden className="size-4" />,
  },
}

/** Whether the page hears of changes, and how old what it shows may be when it does not. */
export function ConnectionState() {
  const t = useTranslations('shell')
  const words = useTranslations('common')
  const { state, since } = useConnection()
  const { unit, count } = ageOf(useNow(1000) - since)
  const announcement = useAnnouncement(state)
  const look = LOOKS[state]
  // A page that has just been opened, or lost a moment ago, has nothing old to warn of.
  const key = state === 'connecting' && unit === 'now' ? 'opening' : state
  return (
    <div className="flex min-w-0">
      <p
        className={cn(
          'flex h-7 min-w-0 items-center gap-1.5 rounded-full px-2.5 text-xs font-medium',
          look.className,
        )}
      >
        {look.icon}
        <span className="truncate">
          {t(`connection.${key}`, { age: words(`age.${unit}`, { count }) })}
        </span>
      </p>
      {/* Only turns are read aloud, not the seconds that pass. */}
      <p role="status" className="sr-only">
        {announcement && t(`connection.announce.${announcement}`)}
      </p>
    </div>
  )
}
