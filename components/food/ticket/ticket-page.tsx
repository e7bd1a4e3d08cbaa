'use client'

import { Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { InPaperLanguage } from '@/components/shell/messages/in-paper-language'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { foodPaths } from '@/lib/food/keys'
import type { ActionResult } from '@/lib/i18n/action-result'
import type { OrderDetail } from '@/lib/orders/model/order-detail'
import { qrChoiceStore, noQrBecause, type NoQr } from './ticket-link'
import { TicketSheet } from './ticket-sheet'
import { usePaperSize } from './use-paper-size'

type TicketPageProps = {
  order: OrderDetail
  mayShare: boolean
  makeLink: MakeLink
  /** As if Print had been pressed when the page opened. */
  printAtOnce: boolean
}

/** An order on paper, and what prints it. */
export function TicketPage({ order, mayShare, makeLink, printAtOnce }: TicketPageProps) {
  const t = useTranslations('ticket')
  const noQr = noQrBecause(order, mayShare)
  const { sheetRef, styleRef, qr, problem, pending, print } = useTicket({
    orderId: order.card.id,
    canHaveQr: noQr === null,
    makeLink,
  })
  const kept = useSyncExternalStore(qrChoiceStore.subscribe, qrChoiceStore.read, () => true)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const withQr = chosen ?? kept
  const printFirst = useEffectEvent(() => {
    // A reload of the page is no second order to print.
    window.history.replaceState(null, '', window.location.pathname)
    void print(qrChoiceStore.read())
  })
  useEffect(() => {
    if (printAtOnce) printFirst()
  }, [printAtOnce])
  return (
    <div data-density="counter" className="flex min-h-dvh flex-col lg:flex-row print:block">
      <style ref={styleRef} />
      <style>{PAPER}</style>
      <TicketTools
        orderId={order.card.id}
        noQr={noQr}
        withQr={withQr}
        onWithQr={setChosen}
        pending={pending}
        problem={problem}
        onPrint={() => void print(withQr)}
      />
      <main
        aria-label={t('sheet')}
        className="flex flex-1 justify-center bg-sunken p-4 print:bg-white print:p-0"
      >
        <InPaperLanguage paper={order.paper}>
          <TicketSheet ref={sheetRef} order={order} qr={withQr && noQr === null ? qr : null} />
        </InPaperLanguage>
      </main>
    </div>
  )
}

/** Paper is white in every theme, and no longer than what stands on it. */
const PAPER = '@media print { html, body { background: #fff; min-height: 0 } }'

type TicketToolsProps = {
  orderId: number
  noQr: NoQr | null
  withQr: boolean
  onWithQr: (withQr: boolean) => void
  pending: boolean
  problem: string | null
  onPrint: () => void
}

/** What stands beside the paper, and never on it. */
function TicketTools(props: TicketToolsProps) {
  const { orderId, noQr, withQr, onWithQr, pending, problem, onPrint } = props
  const t = useTranslations('ticket')
  return (
    <aside className="flex flex-col gap-4 p-4 lg:w-96 lg:border-r lg:p-6 print:hidden">
      <PageHeader title={t('title')} back={{ href: foodPaths.order(orderId), label: t('back') }} />
      {problem && (
        <Notice kind="late" role="alert">
          {problem}
        </Notice>
      )}
      {noQr ? (
        <p className="text-muted">{t(`noQr.${noQr}`)}</p>
      ) : (
        <Checkbox
          label={t('withQr')}
          help={t('withQrHelp')}
          checked={withQr}
          disabled={pending}
          onChange={(event) => onWithQr(event.target.checked)}
        />
      )}
      <Button variant="primary" icon={<Printer aria-hidden />} pending={pending} onClick={onPrint}>
        {t('print')}
      </Button>
      <p className="text-muted">{t('paper')}</p>
    </aside>
  )
}

/** A link's code as the ticket needs it; another feature's action makes it. */
type TicketLink = { qr: { size: number; path: string } }

type MakeLink = (form: { orderId: number }) => Promise<ActionResult<TicketLink>>

/**
 * Prints a ticket. With a code for the customer it first makes the link, once for this page: the
 * same paper printed again carries the same code.
 */
function useTicket(input: { orderId: number; canHaveQr: boolean; makeLink: MakeLink }) {
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
    qrChoiceStore.set(withQr)
    const isReady = !(withQr && canHaveQr) || qr !== null || (await link())
    flushSync(() => setPending(false))
    busy.current = false
    if (!isReady) return
    fit()
    window.print()
  }

  return { sheetRef, styleRef, qr, problem, pending, print }
}
