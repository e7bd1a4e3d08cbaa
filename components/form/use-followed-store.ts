'use client'

import { useEffect, useRef } from 'react'
import { usePageStore } from '@/components/shell/viewer-provider'

type Options = {
  /** The store that the form is for now. */
  current: number | undefined
  /** The store that the page is at. */
  storeId: number | undefined
  /** Whether it goes before the store of a kept form, from the beginning. */
  leads?: boolean
  /** Puts the form at a store; the same function from one drawing to the next. */
  change: (storeId: number) => void
}

/**
 * Another store chosen in the shell while the form is open is the form's store too, and the shell
 * says for which store the form is.
 */
export function useFollowedStore({ current, storeId, leads = false, change }: Options): void {
  usePageStore(current, change)
  const followed = useRef(leads ? undefined : storeId)
  useEffect(() => {
    if (followed.current === storeId) return
    followed.current = storeId
    if (storeId !== undefined) change(storeId)
  }, [storeId, change])
}
