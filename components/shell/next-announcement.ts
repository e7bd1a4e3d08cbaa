import type { Connection } from './live/connection'

export type Announcement = 'lost' | 'back' | null

/**
 * What to read aloud when the connection turns to `state`: the loss, and the return from it. A
 * short break that nobody would notice is not spoken of.
 */
export function nextAnnouncement(last: Announcement, state: Connection['state']): Announcement {
  if (state === 'lost') return 'lost'
  return state === 'live' && last === 'lost' ? 'back' : last
}
