'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import { listSearch, readListAddress, type ListAddress } from './list-address'

/** What the list shows, kept in the address. Another page is a step that the browser can go back. */
export function useListAddress() {
  const path = usePathname()
  const params = useSearchParams()
  const address = useMemo(() => readListAddress(params), [params])
  const addressOf = (changes: Partial<ListAddress>) =>
    path + listSearch({ ...address, after: null, ...changes })
  return {
    address,
    addressOf,
    show: (changes: Partial<ListAddress>) => window.history.pushState(null, '', addressOf(changes)),
  }
}
