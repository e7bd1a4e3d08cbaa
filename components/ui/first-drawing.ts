import { elementScroll, type VirtualizerOptions } from '@tanstack/react-virtual'
import { startTransition, useEffect, useState } from 'react'

type Options = VirtualizerOptions<HTMLDivElement, Element>

/**
 * Tells a frame's size whenever the browser has laid it out. The library's own asks for it at once,
 * which makes the browser lay out all rows before the page may answer anybody.
 */
const observeElementRect: Options['observeElementRect'] = ({ scrollElement: frame }, tell) => {
  if (!frame) return
  const observer = new ResizeObserver(() => {
    tell({ width: frame.clientWidth, height: frame.clientHeight })
  })
  observer.observe(frame)
  return () => observer.disconnect()
}

/**
 * Scrolls, but not to the top that a frame stands at: the library does so with each new one, to the
 * same cost.
 */
const scrollToFn: Options['scrollToFn'] = (offset, options, virtual) => {
  const isThere = offset === 0 && virtual.scrollOffset === 0 && options.adjustments === undefined
  if (!isThere) elementScroll(offset, options, virtual)
}

/** How a virtualizer asks nothing of the browser at its first drawing; it needs an `initialRect`. */
export const CALM_FIRST_DRAWING = { observeElementRect, scrollToFn }

/**
 * False until what is drawn first has been painted. What is drawn then, React draws in small steps,
 * and the page answers in between.
 */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    startTransition(() => setPainted(true))
  }, [])
  return isPainted
}
