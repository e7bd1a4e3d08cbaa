'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useMap } from 'react-leaflet'

/** Gives the focusable map its role and name; Leaflet itself gives it neither. */
export function MapName({ label }: { readonly label: string }) {
  const map = useMap()
  const t = useTranslations('map')
  const kind = t('map')
  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute('role', 'region')
    container.setAttribute('aria-label', label)
    container.setAttribute('aria-roledescription', kind)
    // Trails and circles are said by the markers; as a picture without a name they only confuse.
    map.getPane('overlayPane')?.setAttribute('aria-hidden', 'true')
  }, [map, label, kind])
  return null
}
