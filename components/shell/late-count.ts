import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let count = 0

/** How many orders are late now, for whatever shows it beside the pages; 0 where nobody counts. */
export function useLateCount(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => count,
    () => 0,
  )
}

export function setLateCount(next: number): void {
  if (next === count) return
  count = next
  for (const listener of [...listeners]) listener()
}
