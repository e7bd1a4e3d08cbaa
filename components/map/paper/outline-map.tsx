'use client'

import { useEffect, useEffectEvent } from 'react'
import { useMap } from 'react-leaflet'

import { type OutlineColours, onPrinting, onThemeChange, outlineColours } from './outline-colours'
import { mapPainter } from './map-painter'
import { forgetNames, setNames } from './names-of-map'
import { type MapLook, OutlineLayer } from './outline-layer'
import type { MapWords } from './painting'

type Props = {
  /** null for one without an outline. */
  readonly region: string | null
  readonly chinese: boolean
  readonly attribution: string
}

/** The built-in map beneath the markers; it follows theme and printer without being asked. */
export function OutlineMap({ region, chinese, attribution }: Props) {
  const map = useMap()

  const words = useEffectEvent((): MapWords => {
    const { fontFamily } = getComputedStyle(map.getContainer())
    return { chinese, language: document.documentElement.lang, fontFamily }
  })
  const look = useEffectEvent((): MapLook => {
    const container = map.getContainer()
    const onPaper = outlineColours(container, true)
    const colours = window.matchMedia('print').matches ? onPaper : outlineColours(container, false)
    const paper = isAlike(colours, onPaper) ? null : onPaper
    return { region, words: words(), colours, paper }
  })

  useEffect(() => {
    if (region === null) return
    let isCurrent = true
    mapPainter()
      .namesOf(region, words())
      .then(
        (byZoom) => isCurrent && setNames(map, byZoom),
        // Without them marks stand where they belong.
        () => undefined,
      )
    return () => {
      isCurrent = false
      forgetNames(map)
    }
  }, [map, region, chinese])

  useEffect(() => {
    let isOnPaper = window.matchMedia('print').matches
    const layer = new OutlineLayer(look(), region === null ? '' : attribution)
    const paintAgain = () => layer.setLook(look())
    // In a task of its own: the map itself was set up in this one.
    const adding = setTimeout(() => layer.addTo(map))
    const stopTheme = onThemeChange(paintAgain)
    const stopPrinting = onPrinting((next) => {
      if (next === isOnPaper) return
      isOnPaper = next
      if (next) layer.showPaper()
      else paintAgain()
    })
    return () => {
      stopTheme()
      stopPrinting()
      clearTimeout(adding)
      layer.remove()
    }
  }, [map, region, chinese, attribution])

  return null
}

const isAlike = (one: OutlineColours, other: OutlineColours) =>
  JSON.stringify(one) === JSON.stringify(other)
