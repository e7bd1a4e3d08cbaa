'use client'

import { useLocale, useTranslations } from 'next-intl'
import { TileLayer } from 'react-leaflet'

import type { MapTiles } from './map-tiles'
import { Paper } from './paper'
import type { OutlineState } from './use-outline'

type Props = { readonly tiles: MapTiles | null; readonly outline: OutlineState }

/** What lies beneath the markers: tiles, or the built-in map; nothing while that is on its way. */
export function MapBase({ tiles, outline }: Props) {
  const locale = useLocale()
  const t = useTranslations('map')
  if (tiles) return <TileLayer url={tiles.url} attribution={tiles.attribution} maxZoom={19} />
  if (outline.status === 'loading' || outline.status === 'failed') return null
  return (
    <Paper
      outline={outline.status === 'ready' ? outline.outline : null}
      chinese={locale.startsWith('zh')}
      attribution={`<a href="/map/LICENCE">${t('attribution')}</a>`}
    />
  )
}
