'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebounced } from '@/components/orders/use-debounced'
import { readJson } from '@/components/shell/read-json'
import { paletteKeys, paletteReads } from '@/lib/palette/keys'
import { isSearchable, type PaletteFound } from '@/lib/palette/model/palette'

/** Whoever types on asks once, when they pause. */
const PAUSE_MS = 150

/** Old enough for somebody else to have changed something. */
const FRESH_MS = 5_000

export type PaletteSearch = {
  /** Of what is typed, or of what was typed before while that is looked for; null for none. */
  found: PaletteFound | null
  /** What is typed has not been answered yet. */
  isSearching: boolean
  hasFailed: boolean
}

/** The records that a text means, once it stands still. */
export function usePaletteSearch(text: string): PaletteSearch {
  const wanted = text.trim()
  const settled = useDebounced(wanted, PAUSE_MS)
  const isWanted = isSearchable(wanted)
  const { data, isFetching, isError } = useQuery({
    queryKey: paletteKeys.found(settled),
    queryFn: ({ signal }) =>
      readJson<PaletteFound>(paletteReads.found(), signal, { text: settled }),
    enabled: isSearchable(settled),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return {
    found: isWanted ? (data ?? null) : null,
    isSearching: isWanted && (settled !== wanted || isFetching),
    hasFailed: isWanted && isError,
  }
}
