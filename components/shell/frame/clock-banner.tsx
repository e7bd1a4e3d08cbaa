'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Notice } from '@/components/ui/notice'
import type { ClockFault } from '@/lib/domain/time/clock-fault'
import { useLive } from '../live-provider'

/** Tells everybody that the server's clock is wrong, for as long as it is. */
export function ClockBanner({ first }: { first: ClockFault | null }) {
  const t = useTranslations('shell.clock')
  const [fault, setFault] = useState(first)
  useLive((event) => {
    if (event.type === 'clock') setFault(event.fault)
  })
  if (!fault) return null
  const { direction, minutes, seconds } = clockMessage(fault)
  return (
    <Notice
      kind={fault.refusing ? 'late' : 'waiting'}
      wide
      role="status"
      className="print:hidden"
      title={t(direction, { minutes, seconds })}
    >
      {t(fault.refusing ? 'refusing' : 'soon')}
    </Notice>
  )
}

/** Which sentences tell of a wrong clock, and by how much it is wrong. */
type ClockMessage = {
  /** `behind`: the server's clock shows less than the platform's. */
  direction: 'behind' | 'ahead' | 'unknown'
  /** In steps of ten seconds, so that the words stand still while they are read. */
  minutes: number
  seconds: number
}

export function clockMessage({ ms }: ClockFault): ClockMessage {
  const total = Math.round(Math.abs(ms ?? 0) / 10_000) * 10
  return {
    direction: ms === null ? 'unknown' : ms > 0 ? 'behind' : 'ahead',
    minutes: Math.floor(total / 60),
    seconds: total % 60,
  }
}
