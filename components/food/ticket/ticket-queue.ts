import { keptValue } from '@/components/shell/kept-value'
import { isClosed } from '@/lib/domain/stages'
import type { OrderCard } from '@/lib/orders/model/order-card'
import { isCooked } from '../board/kitchen-start'
import { startOf } from '../board/lateness'

/** So many orders are remembered as printed: about two weeks of a busy store, 20 KB. */
const MOST_PRINTED = 2000

/** `since`: when somebody asked this device to print by itself, ISO; null where nobody did. */
export type KeptTickets = { since: string | null; printed: readonly number[] }

/** Of this device alone: the printer stands beside one of a store's screens (decision 0246). */
export const keptTickets = keptValue<KeptTickets>({
  key: 'handover-food-tickets',
  decode: decodeTickets,
})

/** A ticket that waits for the printer; one that comes by itself comes once. */
export type WaitingTicket = { orderId: number; byItself: boolean }

let queue: readonly WaitingTicket[] = []
const listeners = new Set<() => void>()

/** The tickets that are to be printed next, first come first. */
export const ticketQueue = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): readonly WaitingTicket[] => queue,
  /** The first is printed, or cannot be. */
  shift: (): void => change(queue.slice(1)),
}

/** Somebody wants this order's ticket now, however often it was printed. */
export function askForTicket(orderId: number): void {
  enqueue({ orderId, byItself: false })
}

function enqueue(ticket: WaitingTicket): void {
  if (queue.some(({ orderId }) => orderId === ticket.orderId)) return
  change([...queue, ticket])
}

function change(next: readonly WaitingTicket[]): void {
  queue = next
  for (const listener of [...listeners]) listener()
}

/** Has what this device has not printed yet come out by itself. */
export function printNew(cards: readonly OrderCard[], now: number): void {
  for (const orderId of ordersToPrint(cards, keptTickets.read(), now)) {
    enqueue({ orderId, byItself: true })
  }
}

/**
 * Whether a ticket may go to the printer now. One that comes by itself is written down as printed
 * before it does, by one tab at a time: it may be missing after a crash, and never comes twice. No
 * sooner than that: a page that is loaded anew meanwhile prints it.
 */
export async function mayPrint({ orderId, byItself }: WaitingTicket): Promise<boolean> {
  if (!byItself) return true
  let isFirst = false
  await alone(() => {
    keptTickets.change((kept) => {
      isFirst = !kept.printed.includes(orderId)
      return isFirst ? { ...kept, printed: [...kept.printed, orderId].slice(-MOST_PRINTED) } : kept
    })
  })
  return isFirst
}

/** Of several tabs at one device one at a time; where a browser has no locks they are not told apart. */
async function alone(act: () => void): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('handover-food-tickets', act)
  else act()
}

/**
 * Which orders' tickets come out by themselves: of those that the platform has taken since somebody
 * asked for it, what the kitchen begins with now and has not been printed here. The oldest first.
 */
export function ordersToPrint(
  cards: readonly OrderCard[],
  { since, printed }: KeptTickets,
  now: number,
): number[] {
  if (since === null) return []
  const done = new Set(printed)
  return cards
    .filter((card) => card.createdAt >= since && !done.has(card.id) && isForKitchen(card, now))
    .map(({ id }) => id)
    .sort((a, b) => a - b)
}

function isForKitchen(card: OrderCard, now: number): boolean {
  if (card.placing !== 'placed' || isClosed(card.stage) || isCooked(card)) return false
  if (card.cancelling?.state === 'agreed') return false
  const start = startOf(card)
  return start === null || start <= now || card.stage !== 'waiting'
}

function decodeTickets(text: string | null): KeptTickets {
  const kept = JSON.parse(text ?? 'null') as Partial<KeptTickets> | null
  const printed = Array.isArray(kept?.printed) ? kept.printed : []
  return {
    since: typeof kept?.since === 'string' ? kept.since : null,
    printed: printed.filter((id) => typeof id === 'number'),
  }
}
