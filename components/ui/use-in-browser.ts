'use client'

import { useSyncExternalStore } from 'react'

/**
 * Whether this is drawn where what the browser alone keeps can be read; not so on the first paint.
 * Where it makes no difference to that (`isSame`) it is so at once, and nothing is drawn twice.
 */
export function useInBrowser({ isSame = false } = {}): boolean {
  return useSyncExternalStore(subscribeToNothing, always, isSame ? always : never)
}

const always = () => true
const never = () => false

function subscribeToNothing() {
  return () => undefined
}
