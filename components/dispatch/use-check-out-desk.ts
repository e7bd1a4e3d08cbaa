'use client'

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { soundPlayer } from '@/components/shell/sound/sound-player'
import { checkOut } from '@/lib/dispatch/actions'
import type { BatchQuery, BatchRow } from '@/lib/dispatch/schema'
import { batchQuery } from './batch-query'
import { CheckOutDesk } from './check-out-desk'
import type { Outcome, Scanned } from './desk-state'
import { failedOutcome, outcomeOf } from './outcome-of'
import { patchBatch } from './patch-batch'
import { DESK_SOUNDS } from './sounds'

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
