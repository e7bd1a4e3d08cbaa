'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { readJson } from '@/components/shell/read-json'
import { sendToPrintStation, withdrawFromPrintStation } from '@/lib/printing/actions'
import { printingKeys, printingReads } from '@/lib/printing/keys'
import { isUnderWay, type RunJob } from '@/lib/printing/model/station'
import { usePrintQueueAction } from '../queue/use-print-queue'

const WHILE_UNDER_WAY_MS = 1_500

/** How a run stands at its station, kept fresh while it may change, and what sends it there or takes it back. */
export function useRunJob(runId: number) {
  const client = useQueryClient()
  const router = useRouter()
  const { run, pending, problem } = usePrintQueueAction()
  const queryKey = printingKeys.runJob(runId)
  const { data: job = null } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readJson<RunJob | null>(printingReads.runJob(runId), signal),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && isUnderWay(state.data) ? WHILE_UNDER_WAY_MS : false,
  })
  // What was printed is marked: the page shows the answer instead of the question.
  const showAnswer = useEffectEvent(() => router.refresh())
  const isPrinted = job?.state === 'printed'
  useEffect(() => {
    if (isPrinted) showAnswer()
  }, [isPrinted])
  const readAgain = async () => {
    await client.invalidateQueries({ queryKey })
    // Whether it was started is the page's to know.
    router.refresh()
  }

  /** Whether it was sent. */
  async function send(stationId: number): Promise<boolean> {
    const sent = await run(() => sendToPrintStation({ runId, stationId }))
    await readAgain()
    return sent !== undefined
  }

  /** Whether nothing of it will be printed there. */
  async function withdraw(): Promise<boolean> {
    const taken = await run(() => withdrawFromPrintStation({ runId }))
    await readAgain()
    return taken !== undefined
  }

  return { job, pending, problem, send, withdraw }
}
