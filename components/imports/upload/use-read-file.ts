'use client'

import { startTransition, useEffect, useRef, useState } from 'react'
import { LONGEST_FILE_NAME } from '@/lib/imports/model/import-limits'
import type {
  HeldRows,
  Packed,
  Place,
  ReadAnswer,
  ReadRequest,
  Together,
} from '../parse/read.worker'
import type { FileProblemKind } from '../parse/table'
import type { TableView } from '../parse/table-view'

/** Half of a character, as a cut may leave it. */
const HALF_AT_END = /[\uD800-\uDBFF]$/

type ReadState =
  | { step: 'none' }
  | { step: 'reading'; name: string }
  | { step: 'problem'; problem: FileProblemKind }
  | { step: 'read'; name: string; table: TableView; formKey: string }

/** Reads files beside the page, which never stands still for it. Only the latest file counts. */
export function useReadFile() {
  const [state, setState] = useState<ReadState>({ step: 'none' })
  const [isMoving, setMoving] = useState(false)
  const worker = useRef<Worker | null>(null)
  /** The next file's: it has its code by the time that a file is chosen. */
  const next = useRef<Worker | null>(null)
  /** Of the file: what became of its rows when they were asked for, by what was asked. */
  const answers = useRef(new Map<string, Promise<Together | null>>())
  useEffect(() => {
    next.current = newReader()
    return () => {
      worker.current?.terminate()
      next.current?.terminate()
      next.current = null
    }
  }, [])

  function read(file: File) {
    worker.current?.terminate()
    const reader = next.current ?? newReader()
    next.current = null
    worker.current = reader
    answers.current = new Map()
    const name = shortFileName(file.name)
    setState({ step: 'reading', name })
    reader.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
      if ('problem' in data) setState({ step: 'problem', problem: data.problem })
      if ('table' in data) {
        const formKey = crypto.randomUUID()
        // Its hundreds of fields are drawn in small steps, and the page answers in between.
        startTransition(() => {
          setState({ step: 'read', name, table: data.table, formKey })
          setMoving(false)
        })
      }
    })
    reader.addEventListener('error', () => setState({ step: 'problem', problem: 'unreadable' }))
    reader.postMessage(file)
  }

  /** Reads the same file from another sheet, or below another header. */
  function move(to: Place) {
    setMoving(true)
    worker.current?.postMessage(to)
  }

  /**
   * What becomes of the rows when those of one order are one; null where nobody can say. The same
   * promise for the same question.
   */
  function together(held: HeldRows): Promise<Together | null> {
    const question = JSON.stringify([held.place.sheet, held.place.header, held.columns])
    const nth = answers.current.size
    const answer =
      answers.current.get(question) ??
      ask(worker.current, { together: held, nth }, (data) =>
        'together' in data && data.nth === nth ? data.together : null,
      ).catch(() => null)
    answers.current.set(question, answer)
    return answer
  }

  /** The file's rows as the server takes them. Rejects when they cannot be written. */
  const pack = (held: HeldRows, merge: boolean): Promise<Packed> =>
    ask(worker.current, { pack: held, merge }, (data) => ('packed' in data ? data.packed : null))

  function clear() {
    worker.current?.terminate()
    setState({ step: 'none' })
  }

  return { state, read, move, isMoving, together, pack, clear }
}

/** Asks whoever has read the file; `answerIn` finds the answer in what is told. Rejects where there is none. */
function ask<Answer>(
  reader: Worker | null,
  request: ReadRequest,
  answerIn: (told: ReadAnswer) => Answer | null,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (!reader) throw new Error('no file was read')
    const listen = ({ data }: MessageEvent<ReadAnswer>) => {
      const answer = answerIn(data)
      if (answer !== null) resolve(answer)
      else if ('problem' in data) reject(new Error(data.problem))
      else return
      reader.removeEventListener('message', listen)
    }
    reader.addEventListener('message', listen)
    reader.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true })
    reader.postMessage(request)
  })
}

const newReader = (): Worker =>
  new Worker(new URL('../parse/read.worker.ts', import.meta.url), { type: 'module' })

/** A file's name as an import may have it: too long a name loses its middle, and keeps its ending. */
export function shortFileName(name: string): string {
  const text = name.trim()
  if (text.length <= LONGEST_FILE_NAME) return text || '-'
  const ending = /\.[^.]{1,10}$/.exec(text)?.[0] ?? ''
  const room = LONGEST_FILE_NAME - ending.length - 1
  return `${text.slice(0, room).replace(HALF_AT_END, '')}…${ending}`
}
