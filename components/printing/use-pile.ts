'use client'

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readJson } from '@/components/shell/read-json'
import { useProblemText } from '@/components/shell/use-problem-text'
import type { ActionResult } from '@/lib/i18n/action-result'
import { printingKeys, printingReads } from '@/lib/printing/keys'
import type { Pile } from '@/lib/printing/schema'

/** While labels are on their way they come several a second. */
const WHILE_FETCHING_MS = 1_000

const isFetching = (pile: Pile | null | undefined) =>
  pile?.items.some(({ state }) => state === 'waiting') ?? false

const pileQuery = queryOptions({
  queryKey: printingKeys.pile(),
  queryFn: ({ signal }) => readJson<Pile | null>(printingReads.pile(), signal),
  refetchInterval: ({ state }) => (isFetching(state.data) ? WHILE_FETCHING_MS : false),
})

/** What the person is putting together, as it is now; `first` is what came with the page. */
export function usePile(first: Pile | null): Pile | null {
  const { data } = useQuery({ ...pileQuery, initialData: first })
  return data
}

/** Runs an action on the pile and reads the pile again; a refusal is `problem`, in words. */
export function usePileAction() {
  const client = useQueryClient()
  const sentences = useProblemText()
  const [pending, setPending] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)

  /** Undefined where it was refused or nobody answered. */
  async function run<Value>(action: () => Promise<ActionResult<Value>>) {
    setPending((count) => count + 1)
    setProblem(null)
    try {
      const result = await action()
      if (result.ok) return { value: result.value }
      setProblem(sentences.sentence(result))
    } catch {
      setProblem(sentences.noAnswer())
    } finally {
      setPending((count) => count - 1)
      await client.invalidateQueries({ queryKey: printingKeys.pile() })
    }
    return undefined
  }

  return { run, pending: pending > 0, problem }
}
