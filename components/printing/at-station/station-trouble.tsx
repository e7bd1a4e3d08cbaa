'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { PrintStation } from '@/lib/printing/model/station'

type Standing = Pick<PrintStation, 'state' | 'trouble'>

/** Why a station does not print now; nothing where it does. */
export function StationTroubleNotice({ station }: { station: Standing }) {
  const text = useStationTrouble()(station)
  return (
    text !== null && (
      <Notice kind="late" role="status">
        {text}
      </Notice>
    )
  )
}

/** The same in words; null where it prints. */
export function useStationTrouble(): (station: Standing) => string | null {
  const t = useTranslations('printing.station')
  return ({ state, trouble }) => {
    if (state === 'ready') return null
    if (state !== 'trouble' || !trouble) return t(state === 'new' ? 'new' : 'away')
    const text = t(`trouble.${trouble.code}`)
    return trouble.detail === '' ? text : t('withDetail', { text, detail: trouble.detail })
  }
}
