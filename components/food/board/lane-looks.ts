import {
  Bell,
  Bike,
  CalendarClock,
  Check,
  Hourglass,
  type LucideIcon,
  Route,
  Store,
} from 'lucide-react'
import { isClosed } from '@/lib/domain/stages'
import type { BoardRow, Lane } from './build-board'
import { isFetched } from './lateness'

/** What a lane's head and its cards' edges are tinted by; its word stands beside it always. */
type Tint = 'late' | 'waiting' | 'moving' | 'here' | 'done' | 'stopped'

export const LANE_LOOKS: Readonly<Record<Lane, { Icon: LucideIcon; head: string }>> = {
  'needs-you': { Icon: Bell, head: 'bg-late-soft text-late' },
  scheduled: { Icon: CalendarClock, head: 'bg-stopped-soft text-stopped' },
  waiting: { Icon: Hourglass, head: 'bg-waiting-soft text-waiting' },
  coming: { Icon: Bike, head: 'bg-moving-soft text-moving' },
  'at-store': { Icon: Store, head: 'bg-accent text-on-accent' },
  'on-the-way': { Icon: Route, head: 'bg-moving-soft text-moving' },
  done: { Icon: Check, head: 'bg-done-soft text-done' },
}

/** The 4 px at a card's left; of a late one the whole border. */
export const EDGES: Readonly<Record<Tint, string>> = {
  late: 'border-late border-l-late',
  waiting: 'border-l-waiting',
  moving: 'border-l-moving',
  here: 'border-l-accent',
  done: 'border-l-done',
  stopped: 'border-l-stopped',
}

/** Late before all; then where it stands. */
export function edgeOf({ card, attention, lateWhat, startsMinutes }: BoardRow): Tint {
  if (lateWhat !== null || (attention !== null && !DOUBTS.has(attention))) return 'late'
  if (attention !== null) return 'waiting'
  if (card.stage === 'cancelled' || card.placing === 'refused') return 'stopped'
  if (isClosed(card.stage) || isFetched(card)) return 'done'
  if (startsMinutes !== null) return 'stopped'
  if (card.handedOverAt !== null) return 'moving'
  if (card.stage === 'at-store') return 'here'
  return card.stage === 'waiting' ? 'waiting' : 'moving'
}

/** Calls for a person where nothing is known to be wrong. */
const DOUBTS: ReadonlySet<string> = new Set(['unconfirmed', 'placing-long', 'unknown'])
