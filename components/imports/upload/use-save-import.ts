'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useProblemText } from '@/components/shell/use-problem-text'
import type { ExpressProduct } from '@/lib/domain/express/express-products'
import type { ActionResult, Failure } from '@/lib/i18n/action-result'
import { addRows, createImport } from '@/lib/imports/actions'
import { importPaths } from '@/lib/imports/keys'
import type { ShopKind } from '@/lib/imports/model/columns/shop-files'
import type { Packed } from '../parse/read.worker'
import { readRowsAhead } from '../rows/use-import-rows'

type SaveImport = {
  formKey: string
  storeId: number
  fileName: string
  product: ExpressProduct | null
  shop: ShopKind | null
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

/**
 * Keeps a file on the server, in pieces, and goes on to its page, whose rows are asked for meanwhile.
 * The same press twice keeps it once.
 */
export function useSaveImport() {
  const words = useProblemText()
  const router = useRouter()
  const [done, setDone] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  /** `packed`: the rows, which may still be being written. */
  async function save(form: SaveImport, packed: Promise<Packed>) {
    setFailure(null)
    setDone(0)
    try {
      // First: rows that never come, as of a file that was put away meanwhile, leave no empty import.
      const { columns, rowCount, pieces } = await packed
      const { importId } = valueOf(await createImport({ ...form, columns, rowCount }))
      for (const { from, count, json } of pieces) {
        valueOf(await addRows({ importId, from, rows: json }))
        setDone(from + count)
      }
      readRowsAhead({ id: importId, rowCount })
      router.push(importPaths.import(importId))
    } catch (error) {
      setDone(null)
      setFailure(error instanceof Refused ? words.sentence(error.failure) : words.noAnswer())
    }
  }

  return { save, done, failure }
}
