'use client'

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { soundPlayer } from '@/components/shell/sound/sound-player'
import { checkOut } from '@/lib/dispatch/actions'
import type { BatchRow } from '@/lib/dispatch/model/batch-view'
import type { BatchQuery } from '@/lib/dispatch/model/batch-queries'
import type { CheckOutResult } from '@/lib/dispatch/model/check-out-form'
import type { Failure } from '@/lib/i18n/action-result'
import { batchQuery, patchBatch } from './use-batch'
import { CheckOutDesk, type Outcome, type Scanned } from './check-out-desk'
import { DESK_SOUNDS } from './sounds'

const NOTHING = { row: null, own: null, storeId: null, failure: null }

function every(ms: number, run: () => void): () => void {
  const timer = setInterval(run, ms)
  return () => clearInterval(timer)
}

/** Shows a parcel as it is now, before the live stream says so. */
function showRow(client: QueryClient, query: BatchQuery, row: BatchRow): void {
  client.setQueryData(batchQuery(query).queryKey, (view) => view && patchBatch(view, row))
}

async function send(client: QueryClient, query: BatchQuery, scanned: Scanned): Promise<Outcome> {
  try {
    const result = await checkOut({ ...query, ...scanned })
    if (!result.ok) return failedOutcome(scanned, result)
    const outcome = outcomeOf(scanned, result.value)
    if (outcome.is === 'out') showRow(client, query, outcome.row)
    return outcome
  } catch {
    return failedOutcome(scanned, null)
  }
}

/** A desk that checks out of one batch, for as long as it is mounted. */
export function useCheckOutDesk(query: BatchQuery) {
  const client = useQueryClient()
  const [desk] = useState(
    () =>
      new CheckOutDesk({
        send: (scanned) => send(client, query, scanned),
        play: (sound) => soundPlayer.try(DESK_SOUNDS[sound]),
        now: () => performance.now(),
        every,
      }),
  )
  useEffect(() => desk.leave, [desk])
  const state = useSyncExternalStore(desk.subscribe, desk.state, desk.state)
  return {
    desk,
    state,
    /** It was taken back: the parcel as it is after that. */
    tookBack: (row: BatchRow) => {
      showRow(client, query, row)
      desk.forget(row.orderId)
    },
  }
}

/** What the server's answer to a scan means for the desk. */
export function outcomeOf(scanned: Scanned, result: CheckOutResult): Outcome {
  const { code } = scanned
  if (result.verdict === 'out') return { is: 'out', row: result.row }
  if (result.verdict === 'several') return { is: 'choice', scanned, matches: result.matches }
  if (result.verdict === 'unknown') {
    return { is: 'stop', alarm: { ...NOTHING, why: 'unknown', code } }
  }
  const { verdict: why, row, own, storeId } = result
  return { is: 'stop', alarm: { why, code, row, own, storeId, failure: null } }
}

/** Nobody can say whether the scan counted. */
export function failedOutcome({ code }: Scanned, failure: Failure | null): Outcome {
  return { is: 'stop', alarm: { ...NOTHING, why: 'failed', code, failure } }
}
