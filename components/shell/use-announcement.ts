'use client'

import { useState } from 'react'
import type { Connection } from './live/connection'
import { nextAnnouncement, type Announcement } from './next-announcement'

/** What a screen reader is to say of the connection now; the same for as long as it is true. */
export function useAnnouncement(state: Connection['state']): Announcement {
  const [said, setSaid] = useState<Announcement>(null)
  const next = nextAnnouncement(said, state)
  if (next !== said) setSaid(next)
  return next
}
