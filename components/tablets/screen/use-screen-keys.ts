import { useEffect, useEffectEvent } from 'react'

/**
 * Hears every key of the screen of a tablet. Where it covers a page, that hears none: no key that is
 * meant for the lock may act beneath it.
 */
export function useScreenKeys(isCover: boolean, onKey: (event: KeyboardEvent) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (isCover) event.stopImmediatePropagation()
    if (isCover && event.key === 'Escape') event.preventDefault()
    if (!event.ctrlKey && !event.altKey && !event.metaKey) onKey(event)
  })
  useEffect(() => {
    const stop = new AbortController()
    window.addEventListener('keydown', (event) => hear(event), {
      capture: true,
      signal: stop.signal,
    })
    return () => stop.abort()
  }, [])
}
