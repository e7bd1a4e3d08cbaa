import type { OrderCard } from '@/lib/orders/model/order-card'

/** Why somebody should look at an order now; a key of the messages `shell.notify`. */
export type Need = 'inDoubt' | 'problem' | 'cancelled' | 'new'

/** Made longer ago, it is not new, whoever hears of it only now. */
const NEW_MS = 120_000

/** What an order asks of somebody who does not look; null: nothing, or nothing yet. */
export function needOf(
  card: Pick<OrderCard, 'placing' | 'stage' | 'createdAt'>,
  now: number,
): Need | null {
  if (card.placing === 'unconfirmed') return 'inDoubt'
  if (card.placing !== 'placed') return null
  if (card.stage === 'problem' || card.stage === 'cancelled') return card.stage
  const isNew = card.stage === 'waiting' && now - Date.parse(card.createdAt) < NEW_MS
  return isNew ? 'new' : null
}
