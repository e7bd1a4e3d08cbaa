'use client'

import { useEffect, useState } from 'react'
import { isClosed } from '@/lib/domain/stages'
import type { TrackedOrder } from '@/lib/tracking/schema'
import { readTrackedOrder } from './read-tracked-order'

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
