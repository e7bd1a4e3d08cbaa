'use client'

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { toast } from '@/components/ui/toast'
import { readJson } from '@/components/shell/read-json'
import { useProblemText } from '@/components/shell/use-problem-text'
import type { ActionResult } from '@/lib/i18n/action-result'
import { printingKeys, printingReads } from '@/lib/printing/keys'
import type { Added, PrintQueue } from '@/lib/printing/model/print-queue'
import { PRINT_QUEUE_LIMIT } from '@/lib/printing/model/printable-waybill'

/** While labels are on their way they come several a second. */
const WHILE_FETCHING_MS = 1_000

const isFetching = (pile: PrintQueue | null | undefined) =>
  pile?.items.some(({ state }) => state === 'waiting') ?? false

const pileQuery = queryOptions({
  queryKey: printingKeys.pile(),
  queryFn: ({ signal }) => readJson<PrintQueue | null>(printingReads.pile(), signal),
  refetchInterval: ({ state }) => (isFetching(state.data) ? WHILE_FETCHING_MS : false),
})

/** What the person is putting together, as it is now; `first` is what came with the page. */
export function usePrintQueue(first: PrintQueue | null): PrintQueue | null {
  const { data } = useQuery({ ...pileQuery, initialData: first })
  return data
}

/**
 * Runs an action on the queue and reads the queue again; a refusal is `problem`, in words, or told to
 * `onProblem` where the page is about to be left.
 */
export function usePrintQueueAction() {
  const client = useQueryClient()
  const sentences = useProblemText()
  const [pending, setPending] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)

  /** Undefined where it was refused or nobody answered. */
  async function run<Value>(
    action: () => Promise<ActionResult<Value>>,
    onProblem: (sentence: string) => void = setProblem,
  ) {
    setPending((count) => count + 1)
    setProblem(null)
    try {
      const result = await action()
      if (result.ok) return { value: result.value }
      onProblem(sentences.sentence(result))
    } catch {
      onProblem(sentences.noAnswer())
    } finally {
      setPending((count) => count - 1)
      await client.invalidateQueries({ queryKey: printingKeys.pile() })
    }
    return undefined
  }

  return { run, pending: pending > 0, problem }
}

/** Puts waybills into the print queue and says what came of it. */
export function useAdd() {
  const t = useTranslations('printing')
  const { run, pending, problem } = usePrintQueueAction()

  async function add(action: () => Promise<ActionResult<Added>>): Promise<Added | null> {
    const done = await run(action)
    if (!done) return null
    const { added, already, leftOut, refused } = done.value
    const tooMany = leftOut.length
    // What was refused is named where it was put in.
    if (added + already + tooMany === 0 && refused.length > 0) return done.value
    const said = [
      t('added', { count: added }),
      already > 0 && t('already', { count: already }),
      tooMany > 0 && t('tooMany', { count: tooMany, most: PRINT_QUEUE_LIMIT }),
    ]
    const text = said.filter(Boolean).join(' ')
    if (tooMany > 0) toast.error(text)
    else toast.success(text)
    return done.value
  }
  return { add, pending, problem }
}
