import type { BoardRow } from './build-board'

/** As many couriers as the live stream tells of at once. */
const MOST_WATCHED = 20

/** Whose position is worth asking for, first what rides, then who comes; the most urgent of each. */
const WATCHED = ['near', 'riding', 'coming', 'at-store'] as const

/** The orders of a map whose couriers are followed, 20 at most, from rows in order of urgency. */
export function watchedOrders(rows: readonly BoardRow[]): number[] {
  return WATCHED.flatMap((stage) => rows.filter(({ card }) => card.stage === stage))
    .slice(0, MOST_WATCHED)
    .map(({ card }) => card.id)
}
