'use client'

import { useEffect, useEffectEvent } from 'react'
import { useMap } from 'react-leaflet'

import type { Outline } from './outline'
import { onPrinting, onThemeChange, outlineColours } from './outline-colours'
import { OutlineLayer } from './outline-layer'
import type { StreetSquares } from './street-squares'

type Props = {
  readonly outline: Outline | null
  readonly streets: StreetSquares | null
  readonly chinese: boolean
  readonly attribution: string
}

/** The built-in map beneath the markers; it follows theme and printer without being asked. */
export function OutlineMap({ outline, streets, chinese, attribution }: Props) {
  const map = useMap()

  const paper = useEffectEvent((onPaper: boolean) => {
    const container = map.getContainer()
    return {
      outline,
      streets,
      chinese,
      colours: outlineColours(container, onPaper),
      fontFamily: getComputedStyle(container).fontFamily,
    }
  })

  useEffect(() => {
    let onPaper = window.matchMedia('print').matches
    const layer = new OutlineLayer(paper(onPaper), outline ? attribution : '')
    let current = true
    const redraw = () => {
      if (current) layer.setPaper(paper(onPaper))
    }
    // In a task of its own: the map itself was set up in this one.
    const adding = setTimeout(() => layer.addTo(map))
    // Names measured in a stand-in face would be placed wrongly once the real one has come.
    if (document.fonts.status === 'loading') void document.fonts.ready.then(redraw)
    const stopTheme = onThemeChange(redraw)
    const stopPrinting = onPrinting((next) => {
      if (next === onPaper) return
      onPaper = next
      redraw()
      layer.drawNow()
    })
    return () => {
      current = false
      stopTheme()
      stopPrinting()
      clearTimeout(adding)
      layer.remove()
    }
  }, [map, outline, streets, chinese, attribution])

  return null
}
