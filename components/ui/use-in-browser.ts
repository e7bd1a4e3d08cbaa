'use client'

import { useSyncExternalStore } from 'react'

/** Whether this is drawn where what the browser alone keeps can be read; not so on the first paint. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

function subscribeToNothing() {
  return () => undefined
}
