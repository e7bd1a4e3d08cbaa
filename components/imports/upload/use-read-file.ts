'use client'

import { useEffect, useRef, useState } from 'react'
import type { FileProblemKind } from '../parse/file-problem'
import type { ReadAnswer } from '../parse/read.worker'
import type { Table } from '../parse/table'
import { shortFileName } from './short-file-name'

export type ReadState =
  | { step: 'none' }
  | { step: 'reading'; name: string }
  | { step: 'problem'; problem: FileProblemKind }
  | { step: 'read'; name: string; table: Table; formKey: string }

/** Reads files beside the page, which never stands still for it. Only the latest file counts. */
export function useReadFile() {
  const [state, setState] = useState<ReadState>({ step: 'none' })
  const worker = useRef<Worker | null>(null)
  useEffect(() => () => worker.current?.terminate(), [])

  function read(file: File) {
    worker.current?.terminate()
    const reader = new Worker(new URL('../parse/read.worker.ts', import.meta.url), {
      type: 'module',
    })
    worker.current = reader
    const name = shortFileName(file.name)
    setState({ step: 'reading', name })
    reader.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
      reader.terminate()
      if ('problem' in data) setState({ step: 'problem', problem: data.problem })
      else {
        const formKey = crypto.randomUUID()
        setState({ step: 'read', name, table: data.table, formKey })
      }
    })
    reader.addEventListener('error', () => setState({ step: 'problem', problem: 'unreadable' }))
    reader.postMessage(file)
  }

  return { state, read, clear: () => setState({ step: 'none' }) }
}
