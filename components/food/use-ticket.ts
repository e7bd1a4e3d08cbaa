'use client'

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useProblemText } from '@/components/shell/use-problem-text'
import type { ActionResult } from '@/lib/i18n/action-result'
import { qrChoiceStore } from './qr-choice-store'
import { usePaperSize } from './use-paper-size'

/** A link's code as the ticket needs it; another feature's action makes it. */
type TicketLink = { qr: { size: number; path: string } }
export type MakeLink = (form: { orderId: number }) => Promise<ActionResult<TicketLink>>

/**
 * Prints a ticket. With a code for the customer it first makes the link, once for this page: the
 * same paper printed again carries the same code.
 */
export function useTicket(input: { orderId: number; canHaveQr: boolean; makeLink: MakeLink }) {
  const { orderId, canHaveQr, makeLink } = input
  const words = useProblemText()
  const { sheetRef, styleRef, fit } = usePaperSize()
  const [qr, setQr] = useState<TicketLink['qr'] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const busy = useRef(false)

  async function link(): Promise<boolean> {
    try {
      const made = await makeLink({ orderId })
      if (made.ok) flushSync(() => setQr(made.value.qr))
      else setProblem(words.sentence(made))
      return made.ok
    } catch {
      setProblem(words.noAnswer())
      return false
    }
  }

  /** Opens the print window; not at all when the code that was asked for could not be had. */
  async function print(withQr: boolean) {
    if (busy.current) return
    busy.current = true
    setPending(true)
    setProblem(null)
    qrChoiceStore.save(withQr)
    const isReady = !(withQr && canHaveQr) || qr !== null || (await link())
    flushSync(() => setPending(false))
    busy.current = false
    if (!isReady) return
    fit()
    window.print()
  }

  return { sheetRef, styleRef, qr, problem, pending, print }
}
