'use client'

import { useEffect, useRef } from 'react'

type Options = {
  /** The store that the page is at. */
  storeId: number | undefined
  /** Whether it goes before the store of a kept form, from the beginning. */
  leads?: boolean
  /** Puts the form at a store; the same function from one drawing to the next. */
  change: (storeId: number) => void
}

/** Another store chosen in the shell while the form is open is the form's store too. */
export function useFollowedStore({ storeId, leads = false, change }: Options): void {
  const followed = useRef(leads ? undefined : storeId)
  useEffect(() => {
    if (followed.current === storeId) return
    followed.current = storeId
    if (storeId !== undefined) change(storeId)
  }, [storeId, change])
}
