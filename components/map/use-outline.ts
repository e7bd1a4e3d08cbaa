import { useCallback, useEffect, useState } from 'react'

import { hasOutline, loadOutline } from './load-outline'
import type { Outline } from './outline'

export type OutlineState =
  | { readonly status: 'none' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly outline: Outline }

type Outcome = { readonly region: string; readonly outline: Outline | null }

/** The outline of a region, and a way to ask again; null as region for a map that needs none. */
export function useOutline(region: string | null): readonly [OutlineState, () => void] {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [attempt, setAttempt] = useState(0)
  const wanted = region !== null && hasOutline(region) ? region : null

  useEffect(() => {
    if (wanted === null) return
    let current = true
    loadOutline(wanted).then(
      (outline) => current && setOutcome({ region: wanted, outline }),
      () => current && setOutcome({ region: wanted, outline: null }),
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
  return outcome.outline ? { status: 'ready', outline: outcome.outline } : { status: 'failed' }
}
