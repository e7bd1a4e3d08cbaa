'use client'

import { useSyncExternalStore } from 'react'

/** From here on list and map stand side by side; the same as `md:` in class names. */
const WIDE = '(min-width: 48rem)'

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether there is room for two columns; false while the server draws. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
}
