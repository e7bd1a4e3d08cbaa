'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { OrderDetail } from '@/lib/orders/schema'
import { qrChoiceStore } from './qr-choice-store'
import { noQrBecause } from './ticket-link'
import { TicketSheet } from './ticket-sheet'
import { TicketTools } from './ticket-tools'
import { useTicket, type MakeLink } from './use-ticket'

type TicketPageProps = {
  order: OrderDetail
  store: { name: string; mayShare: boolean }
  makeLink: MakeLink
  /** As if Print had been pressed when the page opened. */
  printAtOnce: boolean
}

const never = () => () => undefined

/** An order on paper, and what prints it. */
export function TicketPage({ order, store, makeLink, printAtOnce }: TicketPageProps) {
  const t = useTranslations('ticket')
  const noQr = noQrBecause(order, store.mayShare)
  const { sheetRef, styleRef, qr, problem, pending, print } = useTicket({
    orderId: order.card.id,
    canHaveQr: noQr === null,
    makeLink,
  })
  const kept = useSyncExternalStore(
    never,
    () => qrChoiceStore.load(),
    () => true,
  )
  const [chosen, setChosen] = useState<boolean | null>(null)
  const withQr = chosen ?? kept
  const printFirst = useEffectEvent(() => {
    // A reload of the page is no second order to print.
    window.history.replaceState(null, '', window.location.pathname)
    void print(qrChoiceStore.load())
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
        <TicketSheet
          ref={sheetRef}
          order={order}
          storeName={store.name}
          qr={withQr && noQr === null ? qr : null}
        />
      </main>
    </div>
  )
}

/** Paper is white in every theme, and no longer than what stands on it. */
const PAPER = '@media print { html, body { background: #fff; min-height: 0 } }'
