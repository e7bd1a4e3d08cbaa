import type { ReactNode } from 'react'
import { LockersDesk } from './lockers-desk'

/**
 * The lockers are in the layout, because they ask nothing of the page: a layout comes with the
 * links that lead to it, so the list is there without waiting for the server to draw.
 */
export default function LockersLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <LockersDesk />
      {children}
    </>
  )
}
