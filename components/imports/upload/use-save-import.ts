'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useProblemText } from '@/components/shell/use-problem-text'
import type { ExpressProduct } from '@/lib/domain/express/express-products'
import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import type { ActionResult, Failure } from '@/lib/i18n/action-result'
import { addRows, createImport } from '@/lib/imports/actions'
import { importPaths } from '@/lib/imports/keys'
import { ROWS_A_REQUEST, type ShopKind } from '@/lib/imports/model/import-requests'
import { CHARACTERS_A_REQUEST, charactersOf } from '../rows/cell-patches'

type SaveImport = {
  formKey: string
  storeId: number
  fileName: string
  product: ExpressProduct | null
  shop: ShopKind | null
  columns: ImportColumn[]
  rows: readonly (readonly string[])[]
}

class Refused extends Error {
  constructor(readonly failure: Failure) {
    super(failure.problem)
  }
}

function valueOf<T>(result: ActionResult<T>): T {
  if (!result.ok) throw new Refused(result)
  return result.value
}

/** Keeps a file on the server, in pieces, and goes on to its page. The same press twice keeps it once. */
export function useSaveImport() {
  const words = useProblemText()
  const router = useRouter()
  const [done, setDone] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function save({ rows, ...form }: SaveImport) {
    setFailure(null)
    setDone(0)
    try {
      const { importId } = valueOf(await createImport({ ...form, rowCount: rows.length }))
      for (const { from, rows: some } of rowChunks(form.columns, rows)) {
        valueOf(await addRows({ importId, from, rows: some }))
        setDone(from + some.length)
      }
      router.push(importPaths.import(importId))
    } catch (error) {
      setDone(null)
      setFailure(error instanceof Refused ? words.sentence(error.failure) : words.noAnswer())
    }
  }

  return { save, done, failure }
}

type RowChunk = { from: number; rows: Record<string, string>[] }

/** Rows in pieces that one request can carry, by the keys of their columns; empty cells are left out. */
function rowChunks(
  columns: readonly ImportColumn[],
  rows: readonly (readonly string[])[],
): RowChunk[] {
  const chunks: RowChunk[] = []
  let size = Infinity
  for (const [position, cells] of rows.entries()) {
    const row = toCells(columns, cells)
    const length = charactersOf(row)
    const last = chunks.at(-1)
    if (last && size + length <= CHARACTERS_A_REQUEST && last.rows.length < ROWS_A_REQUEST) {
      last.rows.push(row)
      size += length
    } else {
      chunks.push({ from: position, rows: [row] })
      size = length
    }
  }
  return chunks
}

function toCells(columns: readonly ImportColumn[], cells: readonly string[]) {
  return Object.fromEntries(
    columns.flatMap(({ key }, index) => {
      const text = cells[index] ?? ''
      return text === '' ? [] : [[key, text]]
    }),
  )
}
