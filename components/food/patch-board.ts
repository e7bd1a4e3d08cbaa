import type { OrderCard } from '@/lib/orders/schema'

/** What the board's read answers; `asOf` is the server's clock when it looked, ISO. */
export type BoardData = { cards: OrderCard[]; asOf: string }

/** How long an order may be in the making on the server before its row can be seen. */
const COMMIT_MS = 10_000

/** A card from the live stream: taken when it is of these stores and newer than what is shown. */
export function patchBoard(
  board: BoardData,
  card: OrderCard,
  storeIds: readonly number[],
): BoardData {
  if (card.family !== 'food' || !storeIds.includes(card.storeId)) return board
  const shown = board.cards.find(({ id }) => id === card.id)
  if (!shown) return { ...board, cards: [...board.cards, card] }
  if (shown.version >= card.version) return board
  return { ...board, cards: board.cards.map((other) => (other.id === card.id ? card : other)) }
}

/**
 * A board that was read while the stream went on: nothing that the stream has already shown goes
 * back, and an order made while the server was looking is not lost. Unchanged cards stay the same
 * objects, so that they are not drawn again.
 */
export function mergeBoards(shown: BoardData, read: BoardData): BoardData {
  const known = new Map(shown.cards.map((card) => [card.id, card]))
  const cards = read.cards.map((card) => {
    const old = known.get(card.id)
    known.delete(card.id)
    return old && old.version >= card.version ? old : card
  })
  const looked = Date.parse(read.asOf)
  const unseen = [...known.values()].filter(
    ({ createdAt }) => Date.parse(createdAt) > looked - COMMIT_MS,
  )
  return { cards: [...cards, ...unseen], asOf: read.asOf }
}
