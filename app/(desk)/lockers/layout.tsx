import type { ReactNode } from 'react'
import { storesWhere } from '@/lib/auth/actor'
import { currentActor } from '@/lib/auth/current-actor'
import { getFirstLockers } from '@/lib/lockers/get-first-lockers'
import { LockersDesk } from './lockers-desk'

/**
 * The lockers are in the layout, because they ask nothing of the page: a layout comes with the
 * links that lead to it, so the list is there without waiting for the server to draw.
 */
export default async function LockersLayout({ children }: { children: ReactNode }) {
  const actor = await currentActor()
  const maySee = actor !== null && storesWhere(actor, 'express.see').length > 0
  return (
    <>
      <LockersDesk first={maySee ? await getFirstLockers({ actor }) : null} />
      {children}
    </>
  )
}
