'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import type { Family } from '@/lib/domain/stages'
import { listSearch, readListAddress, type ListAddress } from '@/lib/lists/model/list-address'

export type AddressedList = {
  address: ListAddress
  /** The address of the first page with these changes, which begins the list anew. */
  addressOf: (changes: Partial<ListAddress>) => string
  show: (changes: Partial<ListAddress>) => void
}

/** What the list shows, kept in the address. Another view is a step that the browser can go back. */
export function useListAddress(family: Family): AddressedList {
  const path = usePathname()
  const params = useSearchParams()
  const address = useMemo(() => readListAddress(family, params), [family, params])
  const addressOf = (changes: Partial<ListAddress>) =>
    path + listSearch(family, { ...address, after: null, ...changes })
  const show = (changes: Partial<ListAddress>) => {
    // Read anew: what was chosen a moment ago may be in the address, but not yet in `address`.
    const now = readListAddress(family, new URLSearchParams(window.location.search))
    const search = listSearch(family, { ...now, after: null, ...changes })
    window.history.pushState(null, '', path + search)
  }
  return { address, addressOf, show }
}
