'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { SaveState } from './save-queue'

export type UnsavedGuard = ReturnType<typeof useUnsavedGuard>

/**
 * Lets nobody leave with changes that are not kept: a link waits for them to be saved, and where
 * they cannot be, it is asked first. Closing the page is asked by the browser.
 */
export function useUnsavedGuard(state: SaveState) {
  const router = useRouter()
  const [held, setHeld] = useState<string | null>(null)
  const isKept = state === 'saved'

  useEffect(() => {
    if (isKept) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const href = pageOf(event)
      if (href === null) return
      event.preventDefault()
      event.stopPropagation()
      setHeld(href)
    }
    window.addEventListener('beforeunload', onUnload)
    // Before the link hears of it.
    window.addEventListener('click', onClick, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      window.removeEventListener('click', onClick, { capture: true })
    }
  }, [isKept])

  useEffect(() => {
    if (isKept && held !== null) router.push(held)
  }, [isKept, held, router])

  return {
    leaveTo: setHeld,
    isAsking: held !== null && state === 'not-saved',
    stay: () => setHeld(null),
    leave: () => held !== null && router.push(held),
  }
}

/** The page of ours that a click leads to in place of this one; null for any other click. */
function pageOf(event: MouseEvent): string | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null
  const { origin, pathname, search, hash } = new URL(link.href)
  return origin === window.location.origin ? `${pathname}${search}${hash}` : null
}
