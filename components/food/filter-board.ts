import type { StageFilter } from './board-address'
import type { Board } from './build-board'
import { LANES, type Lane } from './lanes'

/** Of a board, what one column's name or "everything open" lets through; all for null. */
export function filterBoard(board: Board, stage: StageFilter | null): Board {
  if (stage === null) return board
  const passes = (lane: Lane) => (stage === 'open' ? lane !== 'done' : lane === stage)
  const filtered = { ...board }
  for (const lane of LANES) if (!passes(lane)) filtered[lane] = []
  return filtered
}
