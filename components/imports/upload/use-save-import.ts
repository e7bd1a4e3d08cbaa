'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useProblemText } from '@/components/shell/use-problem-text'
import type { ExpressProduct } from '@/lib/domain/express/express-products'
import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import type { ActionResult, Failure } from '@/lib/i18n/action-result'
import { addRows, createImport } from '@/lib/imports/actions'
import { importPaths } from '@/lib/imports/keys'
import type { ShopKind } from '@/lib/imports/model/import-requests'

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
      for await (const { from, count, json } of rowChunks(rows)) {
        valueOf(await addRows({ importId, from, rows: json }))
        setDone(from + count)
      }
      router.push(importPaths.import(importId))
    } catch (error) {
      setDone(null)
      setFailure(error instanceof Refused ? words.sentence(error.failure) : words.noAnswer())
    }
  }

  return { save, done, failure }
}

/**
 * How much one request may bring, in bytes: the server takes a million (`bodySizeLimit` of the
 * settings of Next).
 */
const BYTES_A_REQUEST = 900_000

type RowChunk = { from: number; count: number; json: string }

/** Writing so many rows is not felt. */
const ROWS_AT_ONCE = 500

/** Rows as JSON, in pieces that one request can carry; the page answers its person in between. */
export async function* rowChunks(
  rows: readonly (readonly string[])[],
  bytesARequest = BYTES_A_REQUEST,
): AsyncGenerator<RowChunk> {
  let piece: string[] = []
  let bytes = 0
  const chunk = (end: number): RowChunk => ({
    from: end - piece.length,
    count: piece.length,
    json: `[${piece.join(',')}]`,
  })
  for (const [position, cells] of rows.entries()) {
    if (position > 0 && position % ROWS_AT_ONCE === 0) await new Promise((go) => setTimeout(go))
    const row = JSON.stringify(cells)
    const more = bytesOf(row)
    if (piece.length > 0 && bytes + more > bytesARequest) {
      yield chunk(position)
      piece = []
      bytes = 0
    }
    piece.push(row)
    bytes += more
  }
  if (piece.length > 0) yield chunk(rows.length)
}

const encoder = new TextEncoder()

/** What a text takes within a request, where it is written as JSON. */
const bytesOf = (text: string): number => encoder.encode(JSON.stringify(text)).byteLength
