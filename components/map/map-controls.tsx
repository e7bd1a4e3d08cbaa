'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AttributionControl, ScaleControl, ZoomControl } from 'react-leaflet'

/** Scale, attribution and zoom buttons; the key makes Leaflet write them anew in another language. */
export function MapControls() {
  const locale = useLocale()
  const t = useTranslations('map')
  return (
    <>
      <ScaleControl position="bottomleft" imperial={false} />
      <AttributionControl position="bottomleft" prefix={false} />
      <ZoomControl
        key={locale}
        position="bottomright"
        zoomInTitle={t('zoomIn')}
        zoomOutTitle={t('zoomOut')}
      />
    </>
  )
}
