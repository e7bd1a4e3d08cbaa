'use client'

import { useSyncExternalStore } from 'react'
import { keptValue } from './kept-value'

/** How long after a failure the server is told again that the screen is locked. */
const RETRY_MS = 5_000

/**
 * Who is at this shared tablet, as all its tabs know it: somebody's id, `nobody` while it is locked;
 * null before anything was kept. What the server lets them do is decided by their session alone.
 */
const kept = keptValue<number | 'nobody' | null>({
  key: 'handover:at-tablet',
  decode: (text) => {
    const value: unknown = text === null ? null : JSON.parse(text)
    return value === 'nobody' || typeof value === 'number' ? value : null
  },
})

/** Somebody typed their PIN here. */
export const openTablet = (personId: number): void => kept.set(personId)

/** When the server was told of the last lock, or gave up waiting to be: a PIN typed meanwhile waits. */
let telling: Promise<void> = Promise.resolve()
export const lockIsTold = (): Promise<void> => telling

/** Hides the page in every tab at once, and ends the session on the server as soon as it answers. */
export function lockTablet(): void {
  if (kept.read() === 'nobody') return
  kept.set('nobody')
  telling = signOut().catch(() => void tellLater())
}

async function signOut(): Promise<void> {
  const request = await import('./auth-request')
  await request.signOut()
}

/** The session ends in any case when the tablet is not touched for long enough. */
async function tellLater(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  if (kept.read() === 'nobody') await signOut().catch(() => void tellLater())
}

/**
 * Whether this page may be seen: by the person it was drawn for. `nobody` while the tablet is
 * locked, `other` once somebody else typed their PIN in another tab.
 */
export function useTabletState(personId: number): 'open' | 'nobody' | 'other' {
  const at = useSyncExternalStore(kept.subscribe, kept.read, () => null)
  if (at === null || at === personId) return 'open'
  return at === 'nobody' ? 'nobody' : 'other'
}

/** Whether a lock covers this page: keys are then the lock's alone. */
export const isScreenLocked = (): boolean => document.querySelector('[data-screen-lock]') !== null
