'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ClockFault } from '@/lib/domain/clock-fault'
import { Notice } from '@/components/ui/notice'
import { clockWords } from './clock-words'
import { useLive } from './live-provider'

/** Tells everybody that the server's clock is wrong, for as long as it is. */
export function ClockBanner({ first }: { first: ClockFault | null }) {
  const t = useTranslations('shell.clock')
  const [fault, setFault] = useState(first)
  useLive((event) => {
    if (event.type === 'clock') setFault(event.fault)
  })
  if (!fault) return null
  const { direction, minutes, seconds } = clockWords(fault)
  return (
    <Notice
      kind={fault.refusing ? 'late' : 'waiting'}
      wide
      role="status"
      title={t(direction, { minutes, seconds })}
    >
      {t(fault.refusing ? 'refusing' : 'soon')}
    </Notice>
  )
}
