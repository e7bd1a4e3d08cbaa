'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { toast } from '@/components/ui/toast'
import { InPaperLanguage } from '@/components/shell/messages/in-paper-language'
import type { OrderDetail } from '@/lib/orders/model/order-detail'
import { orderQuery } from '../order/order-query'
import { mayPrint, ticketQueue, type WaitingTicket } from './ticket-queue'
import { TicketSheet } from './ticket-sheet'
import { usePaperSize } from './use-paper-size'

/** On the screen it is out of sight, and on paper it is all there is. */
const RULES = `
  @media screen { .ticket-print { position: fixed; top: 0; left: -200mm; visibility: hidden } }
  @media print {
    html, body { background: #fff; min-height: 0 }
    body > :not(.ticket-print) { display: none !important }
  }`

/** Prints the tickets that are asked for on the board, one after the other, without leaving it. */
export function TicketPrinter() {
  const [ticket] = useSyncExternalStore(ticketQueue.subscribe, ticketQueue.read, () => NONE)
  const order = useTicketOrder(ticket?.orderId)
  if (!ticket || !order) return null
  return createPortal(
    <div className="ticket-print">
      {/* The board stands as it is while the paper's words come. */}
      <Suspense>
        <InPaperLanguage paper={order.paper}>
          <PrintedTicket key={order.card.id} order={order} ticket={ticket} />
        </InPaperLanguage>
      </Suspense>
    </div>,
    document.body,
  )
}

const NONE: readonly WaitingTicket[] = []

type PrintedTicketProps = { order: OrderDetail; ticket: WaitingTicket }

function PrintedTicket({ order, ticket }: PrintedTicketProps) {
  const { sheetRef, styleRef, fit } = usePaperSize()
  const print = useEffectEvent(async () => {
    if (await mayPrint(ticket)) {
      fit()
      window.print()
    } else ticketQueue.shift()
  })
  useEffect(() => {
    window.addEventListener('afterprint', ticketQueue.shift)
    // A frame later, when the sheet has its fonts and its size.
    const frame = requestAnimationFrame(() => void print())
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('afterprint', ticketQueue.shift)
    }
  }, [])
  return (
    <>
      <style ref={styleRef} />
      <style>{RULES}</style>
      <TicketSheet ref={sheetRef} order={order} qr={null} />
    </>
  )
}

/** What stands on the ticket; one that cannot be read is said, and passed over. */
function useTicketOrder(orderId: number | undefined): OrderDetail | null {
  const client = useQueryClient()
  const t = useTranslations('food.board')
  const [order, setOrder] = useState<OrderDetail | null>(null)
  const fail = useEffectEvent(() => {
    toast.error(t('ticketFailed'), { id: 'ticket' })
    ticketQueue.shift()
  })
  useEffect(() => {
    if (orderId === undefined) return
    const wanted = { is: true }
    client.query({ ...orderQuery(orderId), staleTime: 0 }).then(
      (read) => wanted.is && setOrder(read),
      () => wanted.is && fail(),
    )
    return () => {
      wanted.is = false
    }
  }, [client, orderId])
  return order?.card.id === orderId ? order : null
}
