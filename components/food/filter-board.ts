import type { StageFilter } from './board-address'
import type { Board } from './build-board'
import { LANES } from './lanes'

/** Of a board, what one column's name or "everything open" lets through; all for null. */
export function filterBoard(board: Board, stage: StageFilter | null): Board {
  if (stage === null) return board
  const passes = (lane: (typeof LANES)[number]) =>
    stage === 'open' ? lane !== 'done' : lane === stage
  return Object.fromEntries(
    LANES.map((lane) => [lane, passes(lane) ? board[lane] : []]),
  ) as unknown as Board
}
