'use client'

import { useMemo, useState } from 'react'
import type { RowFilter } from '../desk-bar'
import type { FaultGroup } from './group-faults'
import type { LoadedRows } from './use-import-rows'

type Chosen = {
  filter: RowFilter
  among: ReadonlySet<number> | null
  /** A kind of mistake, and the column where it is. */
  group: { key: string; column: number } | null
}

/** Rows stay where they are while they are mended: which are shown is decided when it is chosen. */
export function useFilter(
  { rows }: LoadedRows,
  faults: ReadonlyMap<number, unknown>,
  untimed: ReadonlySet<number>,
) {
  const [chosen, setChosen] = useState<Chosen>({ filter: 'all', among: null, group: null })
  const { filter, among, group } = chosen
  const shown = useMemo(
    () => (among === null ? rows : rows.filter(({ position }) => among.has(position))),
    [rows, among],
  )
  const standing = (status: 'refused' | 'skipped') =>
    new Set(rows.filter((row) => row.status === status).map(({ position }) => position))
  function choose(next: RowFilter) {
    if (next === 'group') return
    const choices: Record<Exclude<RowFilter, 'group'>, ReadonlySet<number> | null> = {
      all: null,
      mistakes: new Set(faults.keys()),
      untimed,
      refused: standing('refused'),
      skipped: standing('skipped'),
    }
    setChosen({ filter: next, among: choices[next], group: null })
  }
  function chooseGroup({ key, positions }: FaultGroup, column: number) {
    setChosen({ filter: 'group', among: positions, group: { key, column } })
  }
  return { filter, shown, group, choose, chooseGroup }
}
