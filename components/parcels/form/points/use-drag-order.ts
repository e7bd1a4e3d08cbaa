'use client'

import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { dropIndex } from './drop-index'

type Drag = { from: number; to: number }

/** How near the edge of the window the page begins to scroll, and how far at each step. */
const EDGE = 72
const STEP = 12

/**
 * Reorders a list by a handle, with mouse, pen or finger alike. Rows stay where they are until it
 * is let go; meanwhile `drag` says what moves where. Escape lets go without moving.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])

  function begin(event: PointerEvent<HTMLElement>, from: number) {
    if (event.button !== 0 || !list.current) return
    event.preventDefault()
    stop.current?.()
    let to = from
    let y = event.clientY
    const follow = () => {
      const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
      to = dropIndex(rows, { from, y })
      setDrag((known) => (known?.from === from && known.to === to ? known : { from, to }))
    }
    const scroll = setInterval(() => {
      const pull = y < EDGE ? -STEP : y > window.innerHeight - EDGE ? STEP : 0
      if (pull === 0) return
      window.scrollBy(0, pull)
      follow()
    }, 16)
    stop.current = listen({
      move: (next) => {
        y = next
        follow()
      },
      end: (isDropped) => {
        clearInterval(scroll)
        stop.current?.()
        stop.current = null
        setDrag(null)
        if (isDropped && to !== from) onMove(from, to)
      },
    })
    follow()
  }
  return { list, drag, begin }
}

/** The rest of the gesture, wherever the pointer goes; returns what ends the listening. */
function listen(on: { move: (y: number) => void; end: (isDropped: boolean) => void }) {
  const ending = new AbortController()
  const { signal } = ending
  window.addEventListener('pointermove', ({ clientY }) => on.move(clientY), { signal })
  window.addEventListener('pointerup', () => on.end(true), { signal })
  window.addEventListener('pointercancel', () => on.end(false), { signal })
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && on.end(false), { signal })
  return () => ending.abort()
}
