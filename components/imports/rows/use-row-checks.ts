'use client'

import { startTransition, useEffect, useRef, useState } from 'react'
import type { Cells, ImportColumn } from '@/lib/domain/imports/import-columns'
import type { RowRules } from '@/lib/imports/model/check-row'
import type { ImportRow } from '@/lib/imports/model/import-view'
import type { CheckAnswer, CheckRequest, RowCheck } from '../parse/check-rows'

type Checks = ReadonlyMap<number, RowCheck>
type Checked = { rules: string; cells: Map<number, Cells> }
/** What is handed over in one piece: copying 5,000 rows would be felt. */
const ROWS_AT_ONCE = 1_000
/** So long the page of a small file waits for what is wrong with it, before it is drawn without. */
const WAITED_MS = 1_000
const NOTHING_CHECKED: Checks = new Map()

type Input = {
  rows: readonly ImportRow[]
  columns: readonly ImportColumn[]
  rules: RowRules
}

/**
 * What is wrong with each row, found out beside the page, which never stands still for it: all rows
 * at first, later those whose cells have changed. `isFirst`: nothing is known yet, and of so few rows
 * it is a moment until all is; what is drawn before would be pushed away by it. Of `isLong`, what is
 * wrong has its room beforehand.
 */
export function useRowChecks({ rows, columns, rules: { product, sender } }: Input) {
  const [checks, setChecks] = useState<Checks>(NOTHING_CHECKED)
  const [asked, setAsked] = useState(0)
  const [answered, setAnswered] = useState(0)
  const [isWaitedFor, setWaitedFor] = useState(true)
  const worker = useRef<Worker | null>(null)
  /** Counts the requests: a worker that was ended never answers its last. */
  const turn = useRef(0)
  const checked = useRef<Checked>({ rules: '', cells: new Map() })

  useEffect(() => {
    const checker = new Worker(new URL('../parse/check.worker.ts', import.meta.url), {
      type: 'module',
    })
    let arrived: RowCheck[] = []
    checker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
      arrived.push(...data.checks)
      // All together: whatever is found out of the rows is found out once.
      if (data.turn !== turn.current) return
      const now = arrived
      arrived = []
      startTransition(() => {
        setChecks((known) => withChecks(known, now))
        setAnswered(data.turn)
      })
    })
    worker.current = checker
    return () => {
      checker.terminate()
      worker.current = null
      checked.current = { rules: '', cells: new Map() }
    }
  }, [])

  useEffect(() => {
    const rules = JSON.stringify([columns.map(({ key, field }) => [key, field]), product, sender])
    if (checked.current.rules !== rules) checked.current = { rules, cells: new Map() }
    const { cells } = checked.current
    const changed = rows.filter((row) => cells.get(row.position) !== row.cells)
    if (changed.length === 0 || !worker.current) return
    for (const row of changed) cells.set(row.position, row.cells)
    const checker = worker.current
    for (let from = 0; from < changed.length; from += ROWS_AT_ONCE) {
      turn.current += 1
      const some = changed.slice(from, from + ROWS_AT_ONCE)
      const request: CheckRequest = {
        turn: turn.current,
        columns,
        rules: { product, sender },
        rows: some.map(({ position, cells: own }) => ({ position, cells: own })),
      }
      // Each in a task of its own, so that typing and scrolling come in between.
      setTimeout(() => checker.postMessage(request))
    }
    setAsked(turn.current)
  }, [rows, columns, product, sender])

  useEffect(() => {
    const timer = setTimeout(() => setWaitedFor(false), WAITED_MS)
    return () => clearTimeout(timer)
  }, [])

  const isChecking = asked !== answered || (rows.length > 0 && asked === 0)
  const isLong = rows.length > ROWS_AT_ONCE
  const isFirst = isChecking && isWaitedFor && checks === NOTHING_CHECKED && !isLong
  return { checks, isChecking, isFirst, isLong }
}

function withChecks(known: Checks, more: readonly RowCheck[]): Checks {
  const all = new Map(known)
  for (const check of more) all.set(check.position, check)
  return all
}
