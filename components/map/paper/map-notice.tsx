'use client'

import { useTranslations } from 'next-intl'

import type { OutlineState } from './use-outline'

type Props = {
  readonly status: OutlineState['status']
  readonly beyond: boolean
  readonly onRetry: () => void
}

/** Says in words why a map has no land on it. */
export function MapNotice({ status, beyond, onRetry }: Props) {
  const t = useTranslations('map')
  if (status === 'none') return <p className="ho-map-note">{t('noOutline')}</p>
  if (beyond) return <p className="ho-map-note">{t('beyond')}</p>
  if (status !== 'failed') return null
  return (
    <p className="ho-map-note" role="alert">
      {t('outlineFailed')}
      <button type="button" className="ho-map-button" onClick={onRetry}>
        {t('retry')}
      </button>
    </p>
  )
}
