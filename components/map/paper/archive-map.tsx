'use client'

import * as leaflet from 'leaflet'
import { useEffect } from 'react'
import { useMap } from 'react-leaflet'
import { onThemeChange } from './outline-colours'

type ArchiveMapProps = {
  /** An address that ends with .pmtiles, of an archive with the layers of Protomaps' base maps. */
  readonly url: string
  readonly attribution: string
  readonly chinese: boolean
}

/** Streets out of a PMTiles archive; its code is fetched where the setting is set, and nowhere else. */
export function ArchiveMap({ url, attribution, chinese }: ArchiveMapProps) {
  const map = useMap()
  useEffect(() => {
    let current = true
    let layer: leaflet.GridLayer | null = null
    const draw = async () => {
      // The library takes Leaflet from where scripts of a page would have put it (decision 0252).
      Object.assign(globalThis, { L: leaflet })
      const { leafletLayer } = await import('protomaps-leaflet')
      if (!current) return
      layer?.remove()
      const made: unknown = leafletLayer({
        url,
        flavor: isDark(map.getContainer()) ? 'dark' : 'light',
        lang: chinese ? 'zh-Hant' : 'en',
        noWrap: true,
        ...(attribution !== '' && { attribution }),
      })
      if (!(made instanceof leaflet.GridLayer)) throw new TypeError('no layer of this Leaflet')
      layer = made.addTo(map)
    }
    void draw()
    const stop = onThemeChange(() => void draw())
    return () => {
      current = false
      stop()
      layer?.remove()
    }
  }, [map, url, attribution, chinese])
  return null
}

/** Of the page, whichever way it was chosen. */
function isDark(element: Element): boolean {
  return getComputedStyle(element).colorScheme.startsWith('dark')
}
