import { expect, it } from 'vitest'
import type { Connection } from '../live/connection'
import { type Announcement, nextAnnouncement } from './connection-state'

it('speaks of a loss and of the return from it, and of nothing else', () => {
  const turns: Connection['state'][] = [
    ...(['connecting', 'live', 'connecting', 'live'] as const),
    ...(['connecting', 'lost', 'connecting', 'live', 'connecting', 'live'] as const),
  ]
  let said: Announcement = null
  const heard = turns.map((state) => (said = nextAnnouncement(said, state)))
  expect(heard).toEqual([null, null, null, null, null, 'lost', 'lost', 'back', 'back', 'back'])
})
