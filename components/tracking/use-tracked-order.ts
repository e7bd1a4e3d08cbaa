'use client'

import { useEffect, useState } from 'react'
import { isClosed } from '@/lib/domain/stages'
import { trackingReads } from '@/lib/tracking/keys'
import type { TrackedOrder } from '@/lib/tracking/model/tracked-order'

const LONGEST_MS = 10_000

/** Rarely enough for thousands of customers, and no courier is asked for because of one more look. */
const LOOK_MS = 15_000

/** The order as it was last read; looked at again while the page is in sight and the order goes on. */
export function useTrackedOrder(token: string, first: TrackedOrder) {
  const [order, setOrder] = useState(first)
  const [state, setState] = useState<'fresh' | 'failed' | 'ended'>('fresh')
  const isOver = state === 'ended' || isClosed(order.stage)
  useEffect(() => {
    if (isOver) return
    const leaving = new AbortController()
    const { signal } = leaving
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      const answer = await readTrackedOrder(token, signal)
      if (signal.aborted) return
      if (typeof answer === 'string') setState(answer)
      else {
        setOrder(answer)
        setState('fresh')
      }
    }
    const timer = setInterval(() => void look(), LOOK_MS)
    document.addEventListener('visibilitychange', () => void look(), { signal })
    return () => {
      leaving.abort()
      clearInterval(timer)
    }
  }, [token, isOver])
  return { order, state }
}

/** One look: the order, `ended` when the link opens nothing any more, `failed` when nobody answered. */
export async function readTrackedOrder(
  token: string,
  signal: AbortSignal,
): Promise<TrackedOrder | 'ended' | 'failed'> {
  // `AbortSignal.any` is younger than many a telephone that this page is opened on.
  const either = new AbortController()
  const end = () => either.abort()
  signal.addEventListener('abort', end)
  const timer = setTimeout(end, LONGEST_MS)
  try {
    const response = await fetch(trackingReads.order(token), {
      signal: either.signal,
      headers: { accept: 'application/json' },
    })
    if (response.status === 404) return 'ended'
    return response.ok ? ((await response.json()) as TrackedOrder) : 'failed'
  } catch {
    return 'failed'
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}
