'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { forgetLastBoard, keepLastBoard, lastBoardOf } from '@/components/shell/last-board'
import { useConnection } from '@/components/shell/live-provider'
import { useViewer } from '@/components/shell/viewer-provider'
import { isClosed } from '@/lib/domain/stages'
import { foodKeys } from '@/lib/food/keys'
import type { OrderCard } from '@/lib/orders/model/order-card'

/** Often enough for an age in minutes. */
const EVERY_MS = 20_000
/** Until there is a board: it comes after the page. */
const SOON_MS = 1_000
/** More is no board that anybody works from without a network. */
const MOST = 60

/** Keeps what the food board shows on this device, for the page without a network. */
export function KeepBoard() {
  const client = useQueryClient()
  const { id, stores } = useViewer()
  const isLive = useConnection().state === 'live'
  useEffect(() => {
    if (lastBoardOf() !== id) forgetLastBoard()
  }, [id])
  useEffect(() => {
    // What is shown while the stream is away is not fresh: what was kept keeps its age.
    if (!isLive) return
    const keep = () => {
      const boards = client.getQueriesData<{ cards: OrderCard[] }>({ queryKey: foodKeys.boards() })
      const shown = boards.findLast(([, board]) => board)?.[1]?.cards
      if (!shown) return SOON_MS
      const orders = shown
        .filter(({ stage }) => !isClosed(stage))
        .slice(0, MOST)
        .map(({ pickupCode, clientOrderId, stage, storeId }) => ({
          code: pickupCode,
          number: clientOrderId,
          stage,
          store: stores.find((store) => store.id === storeId)?.name ?? '',
        }))
      keepLastBoard({ personId: id, at: Date.now(), orders })
      return EVERY_MS
    }
    let timer: ReturnType<typeof setTimeout>
    const keepOn = () => {
      timer = setTimeout(keepOn, keep())
    }
    keepOn()
    return () => clearTimeout(timer)
  }, [client, id, isLive, stores])
  return null
}
