'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLive } from '@/components/shell/live-provider'
import { foodKeys } from '@/lib/food/keys'
import { boardQuery } from './board-query'
import { patchBoard, type BoardData } from './patch-board'

export type FirstBoard = { storeIds: number[]; board: BoardData }

/** The board of these stores, first as the server drew it, then as the live stream says. */
export function useBoard(storeIds: readonly number[], first: FirstBoard) {
  const client = useQueryClient()
  const ids = storeIds.join()
  const isFirst = first.storeIds.join() === ids
  const query = useQuery({
    ...boardQuery(storeIds),
    enabled: storeIds.length > 0,
    ...(isFirst && { initialData: first.board }),
  })

  useLive((event) => {
    if (event.type === 'resync') void client.invalidateQueries({ queryKey: foodKeys.boards() })
    if (event.type !== 'order') return
    client.setQueryData(
      boardQuery(storeIds).queryKey,
      (board) => board && patchBoard(board, event.card, storeIds),
    )
  })

  // A board that nobody looks at misses what the stream says: it is read again when shown again.
  useEffect(() => {
    const queryKey = foodKeys.boards()
    return () => void client.invalidateQueries({ queryKey, refetchType: 'none' })
  }, [client, ids])
  return query
}
