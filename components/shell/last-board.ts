import { keptValue } from './kept-value'
import { LAST_BOARD_KEY } from './last-board-key'

/** One order of the board as it was shown last; nothing of whose it is. */
type KeptOrder = {
  code: string | null
  number: string
  stage: string
  store: string
}

/** `at`: until when it was fresh, in ms since 1970. */
type LastBoard = { personId: number; at: number; orders: readonly KeptOrder[] }

/** What the page without a network shows (`public/offline.js` reads it by this key). */
const kept = keptValue<LastBoard | null>({
  key: LAST_BOARD_KEY,
  decode: (text) => (text === null ? null : (JSON.parse(text) as LastBoard)),
})

export const keepLastBoard = (board: LastBoard): void => kept.set(board)

/** Ends with the session: called at every way out, and where somebody else comes in. */
export const forgetLastBoard = (): void => kept.clear()

export const lastBoardOf = (): number | null => kept.read()?.personId ?? null
