'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import { remember } from '@/components/shell/remember'
import {
  BOARD_VIEW_COOKIE,
  boardSearch,
  readBoardAddress,
  type BoardAddress,
  type BoardView,
} from './board-address'

/**
 * How the board is shown, kept in the address; changing it asks nothing of the server. `usualView`
 * is how this device last showed it.
 */
export function useBoardAddress(usualView: BoardView) {
  const path = usePathname()
  const params = useSearchParams()
  const address = useMemo(() => readBoardAddress(params), [params])
  const change = (changes: Partial<BoardAddress>) => {
    if (changes.view) remember(BOARD_VIEW_COOKIE, changes.view)
    // Read anew: what was typed a moment ago may be in the address, but not yet in `address`.
    const now = readBoardAddress(new URLSearchParams(window.location.search))
    window.history.replaceState(null, '', path + boardSearch({ ...now, ...changes }))
  }
  return { address, view: address.view ?? usualView, change }
}
