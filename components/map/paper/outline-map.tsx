'use client'

import { useEffect, useEffectEvent } from 'react'
import { useMap } from 'react-leaflet'

import type { Outline } from './outline'
import { onThemeChange, outlineColours } from './outline-colours'
import { OutlineLayer } from './outline-layer'

type Props = {
  readonly outline: Outline | null
  readonly chinese: boolean
  readonly attribution: string
}

/** The built-in map beneath the markers; it follows the theme without being asked. */
export function OutlineMap({ outline, chinese, attribution }: Props) {
  const map = useMap()

  const paper = useEffectEvent(() => {
    const container = map.getContainer()
    return {
      outline,
      chinese,
      colours: outlineColours(container),
      fontFamily: getComputedStyle(container).fontFamily,
    }
  })

  useEffect(() => {
    const layer = new OutlineLayer(paper(), outline ? attribution : '')
    let current = true
    const redraw = () => {
      if (current) layer.setPaper(paper())
    }
    layer.addTo(map)
    // Names measured in a stand-in face would be placed wrongly once the real one has come.
    if (document.fonts.status === 'loading') void document.fonts.ready.then(redraw)
    const stop = onThemeChange(redraw)
    return () => {
      current = false
      stop()
      layer.remove()
    }
  }, [map, outline, chinese, attribution])

  return null
}
