'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { useNow } from '@/components/ui/clock/use-now'
import type { OrderCard } from '@/lib/orders/model/order-card'
import { keptTickets, printNew, ticketQueue } from './ticket-queue'

const LOOK_MS = 10_000

/** Prints what is new on this board, where this device was asked to; tells whether a ticket waits. */
export function useTickets(cards: readonly OrderCard[] | undefined): boolean {
  const prints = usePrintsByItself()
  const now = useNow(LOOK_MS)
  useEffect(() => {
    if (prints && cards) printNew(cards, now)
  }, [prints, cards, now])
  return useSyncExternalStore(
    ticketQueue.subscribe,
    () => ticketQueue.read().length > 0,
    () => false,
  )
}

/** Whether this device prints a ticket for every new order. */
export function usePrintsByItself(): boolean {
  return useSyncExternalStore(
    keptTickets.subscribe,
    () => keptTickets.read().since !== null,
    () => false,
  )
}

/** From now on, or no more. What stands on the board already is not printed. */
export function choosePrinting(isOn: boolean): void {
  keptTickets.change((kept) => ({ ...kept, since: isOn ? new Date().toISOString() : null }))
}
