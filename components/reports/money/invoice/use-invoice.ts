'use client'

import { useEffect, useRef, useState } from 'react'
import type { FileProblemKind } from '@/components/imports/parse/table'
import type { InvoiceTable } from './invoice-table'
import type { InvoiceAnswer, InvoiceRequest } from './invoice.worker'

type InvoiceState =
  | { step: 'none' }
  | { step: 'reading'; name: string }
  | { step: 'problem'; problem: FileProblemKind }
  | { step: 'read'; name: string; table: InvoiceTable }

/** Reads an invoice beside the page, which never stands still for it. Only the latest file counts. */
export function useInvoice() {
  const [state, setState] = useState<InvoiceState>({ step: 'none' })
  const worker = useRef<Worker | null>(null)
  useEffect(() => () => worker.current?.terminate(), [])

  function read(file: File) {
    worker.current?.terminate()
    const reader = new Worker(new URL('./invoice.worker.ts', import.meta.url), { type: 'module' })
    worker.current = reader
    const { name } = file
    setState({ step: 'reading', name })
    reader.addEventListener('message', ({ data }: MessageEvent<InvoiceAnswer>) =>
      setState(
        'problem' in data
          ? { step: 'problem', problem: data.problem }
          : { step: 'read', name, table: data.table },
      ),
    )
    reader.addEventListener('error', () => setState({ step: 'problem', problem: 'unreadable' }))
    reader.postMessage(file)
  }

  /** Reads the same file from another sheet, or below another header. */
  function move(to: Exclude<InvoiceRequest, File>) {
    worker.current?.postMessage(to)
  }

  return { state, read, move }
}
