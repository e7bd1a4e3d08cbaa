'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { toast } from 'sonner'
import { usePrintCount } from '@/components/orders/print-count'
import { answerPrintRun, showOneLabel } from '@/lib/printing/actions'
import type { LabelChoice } from '@/lib/printing/schema'
import { usePileAction } from './use-pile'

/**
 * Printing one label on the page of its waybill. It begins with a print run, so that what a person
 * then says of it is in the ledger; `count` is how often it was printed, by anybody.
 */
export function usePrintLabel(orderId: number, choice: LabelChoice) {
  const t = useTranslations('labels')
  const { run, pending, problem } = usePileAction()
  const [runId, setRunId] = useState<number | null>(null)
  // One's own print counts at once, before the page hears of it.
  const [own, setOwn] = useState(0)
  const count = Math.max(usePrintCount(), own)

  /** Whether it may be printed now. */
  async function begin(): Promise<boolean> {
    const begun = await run(() => showOneLabel({ orderId, ...choice }))
    if (begun) setRunId(begun.value.runId)
    return begun !== undefined
  }

  async function answer(isPrinted: boolean) {
    if (runId === null) return
    const notPrinted = isPrinted ? [] : ('all' as const)
    const done = await run(() => answerPrintRun({ runId, notPrinted, putBack: false }))
    if (!done) return
    setRunId(null)
    setOwn(count + done.value.printed)
    if (isPrinted) toast.success(t('marked'))
  }

  return { count, isAsked: runId !== null, pending, problem, begin, answer }
}
