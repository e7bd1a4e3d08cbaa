import { BoardLane, type StoreNames } from './board-lane'
import type { Board } from './build-board'
import { LANES } from './lanes'
import { LaneStrip } from './lane-strip'
import { moveBetweenCards } from './move-between-cards'

type BoardColumnsProps = { board: Board; stores: StoreNames; isBusy: boolean }

/** The board in columns by stage; on a small screen one list with a strip of counts (decision 0055). */
export function BoardColumns({ board, stores, isBusy }: BoardColumnsProps) {
  return (
    <>
      <LaneStrip board={board} />
      <div
        className="grid grid-cols-1 items-start gap-x-3 gap-y-6 lg:grid-cols-5"
        aria-busy={isBusy}
        onKeyDown={moveBetweenCards}
      >
        {LANES.filter((lane) => lane !== 'needs-you' || board[lane].length > 0).map((lane) => (
          <BoardLane key={lane} lane={lane} rows={board[lane]} stores={stores} />
        ))}
      </div>
    </>
  )
}
