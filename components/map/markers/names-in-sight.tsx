import { useEffect } from 'react'
import { useMap } from 'react-leaflet'
import { namePlace } from './name-place'

/** Keeps the name of the mark that is pointed at, or has the focus, within the map. */
export function NamesInSight() {
  const map = useMap()
  useEffect(() => {
    const container = map.getContainer()
    const stop = new AbortController()
    const { signal } = stop
    for (const come of ['pointerover', 'focusin'] as const) {
      container.addEventListener(come, ({ target }) => place(markAt(target), container), { signal })
    }
    for (const go of ['pointerout', 'focusout'] as const) {
      container.addEventListener(go, ({ target }) => reset(markAt(target)), { signal })
    }
    return () => stop.abort()
  }, [map])
  return null
}

function markAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.ho-marker') : null
}

function place(mark: HTMLElement | null, container: HTMLElement): void {
  if (!mark) return
  const caption = mark.querySelector('.ho-marker-caption')
  const name = caption?.textContent ?? mark.getAttribute('aria-label') ?? ''
  const [own, all] = [mark.getBoundingClientRect(), container.getBoundingClientRect()]
  const x = own.left + own.width / 2 - all.left
  const y = own.top + own.height / 2 - all.top
  const { shift, isAbove } = namePlace(name, { x, y, width: all.width, height: all.height })
  mark.style.setProperty('--ho-name-shift', `${shift}px`)
  mark.classList.toggle('ho-name-above', isAbove)
}

function reset(mark: HTMLElement | null): void {
  mark?.style.removeProperty('--ho-name-shift')
  mark?.classList.remove('ho-name-above')
}
