import { queryOptions } from '@tanstack/react-query'
import { foodKeys, foodReads } from '@/lib/food/keys'
import { mergeBoards, type BoardData } from './patch-board'
import { readJson } from '@/components/shell/read-json'

/** The board of some stores. Kept fresh by the live stream alone, so it never grows stale by itself. */
export function boardQuery(storeIds: readonly number[]) {
  return queryOptions({
    queryKey: foodKeys.board(storeIds),
    queryFn: ({ signal }) => readJson<BoardData>(foodReads.board(storeIds), signal),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: (shown, read) =>
      shown ? mergeBoards(shown as BoardData, read as BoardData) : read,
  })
}
