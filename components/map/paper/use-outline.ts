import { useCallback, useEffect, useState } from 'react'
import { mapPainter } from './map-painter'
import type { OutlineBounds } from './outline'
import { hasOutline } from './outline-files'

export type OutlineState =
  | { readonly status: 'none' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly bounds: OutlineBounds }

type Outcome = { readonly region: string; readonly bounds: OutlineBounds | null }

/** How far the outline of a region reaches, and a way to ask again; null for a map that needs none. */
export function useOutline(region: string | null): readonly [OutlineState, () => void] {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [attempt, setAttempt] = useState(0)
  const wanted = region !== null && hasOutline(region) ? region : null

  useEffect(() => {
    if (wanted === null) return
    let current = true
    mapPainter()
      .boundsOf(wanted)
      .then(
        (bounds) => current && setOutcome({ region: wanted, bounds }),
        () => current && setOutcome({ region: wanted, bounds: null }),
      )
    return () => {
      current = false
    }
  }, [wanted, attempt])

  const retry = useCallback(() => {
    setOutcome(null)
    setAttempt((count) => count + 1)
  }, [])
  return [stateOf(wanted, outcome), retry]
}

function stateOf(wanted: string | null, outcome: Outcome | null): OutlineState {
  if (wanted === null) return { status: 'none' }
  if (outcome?.region !== wanted) return { status: 'loading' }
  return outcome.bounds ? { status: 'ready', bounds: outcome.bounds } : { status: 'failed' }
}
