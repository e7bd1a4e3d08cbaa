import { useCallback, useEffect, useState } from 'react'
import { type Outline, decodeOutline } from './outline'
import { StreetSquares } from './street-squares'

const NAMES: ReadonlyMap<string, string> = new Map([
  ['HK', 'hong-kong'],
  ['SG', 'singapore'],
])

const squares = new Map<string, StreetSquares>()

/** The streets of a region, the same for all maps of the page; null where none are at hand. */
export function streetsOf(region: string): StreetSquares | null {
  const name = NAMES.get(region)
  if (name === undefined) return null
  const known = squares.get(name) ?? new StreetSquares(name)
  squares.set(name, known)
  return known
}

const loaded = new Map<string, Promise<Outline>>()

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

export function hasOutline(region: string): boolean {
  return NAMES.has(region)
}

/**
 * Fetches the outline of a region once for all maps of the page; a failure is not remembered, so
 * that the next call tries again. Rejects when the file cannot be had or is not ours.
 */
export function loadOutline(region: string, get: typeof fetch = fetch): Promise<Outline> {
  const known = loaded.get(region)
  if (known) return known
  const outline = fetchOutline(region, get).catch((error: unknown) => {
    loaded.delete(region)
    throw error
  })
  loaded.set(region, outline)
  return outline
}

async function fetchOutline(region: string, get: typeof fetch): Promise<Outline> {
  const name = NAMES.get(region)
  if (name === undefined) throw new RangeError(`No outline of region ${region}`)
  const file = `/map/${name}.json`
  const response = await get(file)
  if (!response.ok) throw new Error(`${file} answered HTTP ${response.status}`)
  return decodeOutline(await response.json())
}
