'use client'

import { CloudOff, Radio, RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ageOf } from '@/components/ui/clock/age-of'
import { useNow } from '@/components/ui/clock/use-now'
import { cn } from '@/components/ui/cn'
import { useConnection } from '../live-provider'
import type { Connection } from '../live/connection'

const LOOKS = {
  live: {
    className: 'text-muted',
    icon: <Radio aria-hidden className="size-4 shrink-0 text-done" />,
  },
  connecting: {
    className: 'text-waiting',
    icon: <RotateCw aria-hidden className="size-4 shrink-0" />,
  },
  lost: {
    className: 'bg-late-soft text-late font-semibold',
    icon: <CloudOff aria-hidden className="size-4 shrink-0" />,
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

/** What a screen reader is to say of the connection now; the same for as long as it is true. */
function useAnnouncement(state: Connection['state']): Announcement {
  const [said, setSaid] = useState<Announcement>(null)
  const next = nextAnnouncement(said, state)
  if (next !== said) setSaid(next)
  return next
}

export type Announcement = 'lost' | 'back' | null

/**
 * What to read aloud when the connection turns to `state`: the loss, and the return from it. A
 * short break that nobody would notice is not spoken of.
 */
export function nextAnnouncement(last: Announcement, state: Connection['state']): Announcement {
  if (state === 'lost') return 'lost'
  return state === 'live' && last === 'lost' ? 'back' : last
}
