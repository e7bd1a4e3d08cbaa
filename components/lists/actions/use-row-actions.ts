'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { useStation } from '@/components/printing/station'
import { useProblemText } from '@/components/shell/use-problem-text'
import { checkOut } from '@/lib/dispatch/actions'
import { batchKey } from '@/lib/dispatch/model/dispatch-batch'
import { localDay } from '@/lib/domain/time/local-time'
import { cancelWaybill } from '@/lib/express/actions'
import type { ActionResult } from '@/lib/i18n/action-result'
import { refreshOrder } from '@/lib/orders/actions'
import { cancelParcel } from '@/lib/parcels/actions'
import { addChosenToPrintQueue } from '@/lib/printing/actions'
import { printingPaths } from '@/lib/printing/keys'
import type { ShownRow } from '../shown-row'
import type { ListAction, Outcome, Progress } from './outcome'

/** Does something with chosen rows, one after the other, and tells of each what became of it. */
export function useRowActions() {
  const router = useRouter()
  const [progress, setProgress] = useState<Progress | null>(null)
  const stopping = useRef<AbortController>(null)
  const act = useAct()
  const addToQueue = useAddToQueue()

  async function run(action: ListAction, rows: readonly ShownRow[]) {
    const { signal } = (stopping.current = new AbortController())
    const outcomes: Outcome[] = []
    const tell = (isDone: boolean) =>
      setProgress({ action, total: rows.length, outcomes: [...outcomes], isDone })
    tell(false)
    if (action === 'print' || action === 'queue') {
      outcomes.push(...(await addToQueue(rows)))
      const isAllIn = outcomes.every(({ refusal }) => refusal === null)
      if (action === 'print' && isAllIn) {
        router.push(printingPaths.desk())
        return
      }
    } else {
      for (const shown of rows) {
        if (signal.aborted) break
        outcomes.push({ shown, refusal: await act(action, shown) })
        tell(false)
      }
    }
    tell(true)
  }

  return {
    progress,
    run,
    /** After the row that is on its way. */
    stop: () => stopping.current?.abort(),
    close: () => setProgress(null),
  }
}

type OneByOne = Exclude<ListAction, 'print' | 'queue'>

/** Why it did not come to it with one row, in words; null where it did. */
function useAct(): (action: OneByOne, shown: ShownRow) => Promise<string | null> {
  const problems = useProblemText()
  const stops = useTranslations('scan.stop')

  async function refusalOf(asked: Promise<ActionResult<unknown>>): Promise<string | null> {
    try {
      const result = await asked
      return result.ok ? null : problems.sentence(result)
    } catch {
      return problems.noAnswer()
    }
  }

  async function letOut({ row: { card }, store }: ShownRow): Promise<string | null> {
    const { id: orderId, storeId, clientOrderId } = card
    const day = localDay(new Date(card.scheduledFor ?? card.createdAt), store.region)
    const batch = batchKey({ kind: 'day', day })
    try {
      const code = clientOrderId
      const result = await checkOut({ storeId, batch, code, orderId, how: 'typed' })
      if (!result.ok) return problems.sentence(result)
      const { verdict } = result.value
      if (verdict === 'out') return null
      return verdict === 'several' ? stops('unknown.title') : stops(`${verdict}.title`)
    } catch {
      return problems.noAnswer()
    }
  }

  return (action, shown) => {
    const { id: orderId, family } = shown.row.card
    if (action === 'out') return letOut(shown)
    if (action === 'refresh') return refusalOf(refreshOrder({ orderId, why: 'pressed' }))
    return refusalOf(
      family === 'parcel' ? cancelParcel({ orderId, reason: '' }) : cancelWaybill({ orderId }),
    )
  }
}

/** Puts labels into the person's print queue; of what has none it says so. */
function useAddToQueue(): (rows: readonly ShownRow[]) => Promise<Outcome[]> {
  const t = useTranslations('lists.act')
  const problems = useProblemText()
  const { paper, copies } = useStation()

  /** Of each order that did not get in, why not. */
  async function add(orderIds: number[]): Promise<(orderId: number) => string | null> {
    if (orderIds.length === 0) return () => null
    try {
      const result = await addChosenToPrintQueue({ orderIds, paper, copies })
      if (!result.ok) return () => problems.sentence(result)
      const leftOut = new Set(result.value.leftOut)
      return (orderId) => (leftOut.has(orderId) ? t('queueFull') : null)
    } catch {
      return () => problems.noAnswer()
    }
  }

  return async (rows) => {
    const refusalOf = await add(rows.filter(hasLabel).map(({ row }) => row.card.id))
    return rows.map((shown) => ({
      shown,
      refusal: hasLabel(shown) ? refusalOf(shown.row.card.id) : t('noLabel'),
    }))
  }
}

/** The platform has it, and did not cancel it: only then is there a label to print. */
function hasLabel({ row: { card }, store }: ShownRow): boolean {
  const { placing, platformOrderId, stage } = card
  const isThere = placing === 'placed' && platformOrderId !== null && stage !== 'cancelled'
  return isThere && store.may.includes('express.place')
}
