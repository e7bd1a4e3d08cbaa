import { ROWS_A_REQUEST } from '@/lib/imports/model/import-limits'
import type { CellChange } from './cell-history'

/**
 * How much text one request may bring, in characters: each is three bytes at most, and the server
 * takes a million (`bodySizeLimit` of the settings of Next).
 */
export const CHARACTERS_A_REQUEST = 200_000

/** Changed cells by the position of their row, each with its text. */
export type CellPatches = ReadonlyMap<number, Readonly<Record<string, string>>>

export function patchesOf(changes: readonly CellChange[]): CellPatches {
  const patches = new Map<number, Record<string, string>>()
  for (const { position, key, text } of changes) {
    patches.set(position, { ...patches.get(position), [key]: text })
  }
  return patches
}

/** Both; where both have a cell, its text is that of `later`. */
export function mergePatches(earlier: CellPatches, later: CellPatches): CellPatches {
  const merged = new Map(earlier)
  for (const [position, cells] of later) {
    merged.set(position, { ...merged.get(position), ...cells })
  }
  return merged
}

/**
 * What one request can carry of it, and what is left for others. A row too wide for one is sent in
 * pieces: what is sent of a row changes only those of its cells.
 */
export function firstRequest(patches: CellPatches): { now: CellPatches; later: CellPatches } {
  const now = new Map<number, Record<string, string>>()
  const later = new Map<number, Readonly<Record<string, string>>>()
  let room = CHARACTERS_A_REQUEST
  for (const [position, cells] of patches) {
    const isFull = later.size > 0 || now.size === ROWS_A_REQUEST
    const entries = Object.entries(cells)
    const count = isFull ? 0 : fitting(entries)
    if (count > 0) now.set(position, Object.fromEntries(entries.slice(0, count)))
    if (count < entries.length) later.set(position, Object.fromEntries(entries.slice(count)))
  }
  return { now, later }

  /** How many cells there is room for; one always goes, or nothing ever would. */
  function fitting(entries: readonly (readonly [string, string])[]): number {
    room -= charactersOf({ position: 0, cells: {} })
    const end = entries.findIndex(([key, text]) => (room -= charactersOf({ [key]: text })) < 0)
    return end === -1 ? entries.length : Math.max(end, now.size === 0 ? 1 : 0)
  }
}

/** The characters that something takes in a request. */
export const charactersOf = (part: unknown): number => JSON.stringify(part).length
