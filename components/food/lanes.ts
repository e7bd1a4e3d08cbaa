import type { OrderCard } from '@/lib/orders/schema'

/** The columns of the board, in the order in which they are read. */
export const LANES = ['needs-you', 'waiting', 'coming', 'at-store', 'on-the-way', 'done'] as const
export type Lane = (typeof LANES)[number]

/** The column of a card that needs nobody. Every stage has one, so nothing can fall off the board. */
export function laneOfStage(card: OrderCard): Exclude<Lane, 'needs-you'> {
  switch (card.stage) {
    case 'coming':
    case 'at-store':
      return card.stage
    case 'riding':
    case 'near':
      return 'on-the-way'
    case 'done':
    case 'cancelled':
      return 'done'
    case 'waiting':
    case 'problem':
    case 'unknown':
      return 'waiting'
  }
}
