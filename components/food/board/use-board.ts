'use client'

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLive } from '@/components/shell/live-provider'
import { readJson } from '@/components/shell/read-json'
import { useInBrowser } from '@/components/ui/use-in-browser'
import { foodKeys, foodReads } from '@/lib/food/keys'
import type { OrderCard } from '@/lib/orders/model/order-card'

/** How long an order may be in the making on the server before its row can be seen. */
const COMMIT_MS = 10_000

export type FirstBoard = { storeIds: number[]; board: BoardData }

/**
 * The board of these stores, first as the server drew it, then as the live stream says. `reads`: false
 * for whoever only looks at what another part of the page reads.
 */
export function useBoard(storeIds: readonly number[], first?: FirstBoard, reads = true) {
  const client = useQueryClient()
  const ids = storeIds.join()
  const isFirst = first?.storeIds.join() === ids
  const query = useQuery({
    ...boardQuery(storeIds),
    enabled: reads && storeIds.length > 0,
    ...(first && isFirst && { initialData: first.board }),
  })

  useLive((event) => {
    // Whoever reads has all boards read again: twice would be two answers of hundreds of cards.
    if (event.type === 'resync' && reads) {
      void client.invalidateQueries({ queryKey: foodKeys.boards() })
    }
    if (event.type !== 'order') return
    const { queryKey } = boardQuery(storeIds)
    const board = client.getQueryData(queryKey)
    const patched = board && patchBoard(board, event.card, storeIds)
    // Another part of the page has heard of it, too, and was first.
    if (patched !== board) client.setQueryData(queryKey, patched)
  })

  // A board that nobody looks at misses what the stream says: it is read again when shown again.
  useEffect(() => {
    const queryKey = foodKeys.boards()
    return () => void client.invalidateQueries({ queryKey, refetchType: 'none' })
  }, [client, ids])
  // The stream may tell of changes while the page still comes to life, piece by piece. Whatever then
  // differs from what the server drew has all of it drawn anew, for seconds on a slow tablet.
  const isAlive = useInBrowser()
  if (isFirst && !isAlive) return { data: first.board, isError: false, isFetching: false }
  const { data, isError, isFetching } = query
  return { data, isError, isFetching }
}

/** The board of some stores. Kept fresh by the live stream alone, so it never grows stale by itself. */
function boardQuery(storeIds: readonly number[]) {
  return queryOptions({
    queryKey: foodKeys.board(storeIds),
    queryFn: ({ signal }) => readJson<BoardData>(foodReads.board(storeIds), signal),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: (shown, read) =>
      shown ? mergeBoards(shown as BoardData, read as BoardData) : read,
  })
}

/** What the board's read answers; `asOf` is the server's clock when it looked, ISO. */
type BoardData = { cards: OrderCard[]; asOf: string }

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
