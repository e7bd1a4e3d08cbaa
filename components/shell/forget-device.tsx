'use client'

import { useEffect } from 'react'
import { LAST_BOARD_KEY } from './last-board-key'

/** On the pages before the sign-in: what this device kept of a session does not outlast it. */
export function ForgetDevice() {
  useEffect(() => {
    try {
      // Nothing here reads it, and this page shall be light: not by what pages behind it keep it with.
      localStorage.removeItem(LAST_BOARD_KEY)
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
  }, [])
  return null
}
