'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { useProblemText } from '@/components/shell/use-problem-text'
import { refreshLockers } from '@/lib/lockers/actions'
import { refreshStateQuery } from './lockers-query'

/** Has the list read anew. `problem` says in words why it could not be asked for. */
export function useRefresh() {
  const client = useQueryClient()
  const words = useProblemText()
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, start] = useTransition()
  const run = () =>
    start(async () => {
      try {
        const result = await refreshLockers()
        setProblem(result.ok ? null : words.sentence(result))
      } catch {
        setProblem(words.noAnswer())
      }
      await client.invalidateQueries({ queryKey: refreshStateQuery().queryKey })
    })
  return { run, pending, problem }
}
