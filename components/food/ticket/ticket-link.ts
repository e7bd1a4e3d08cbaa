import { keptValue } from '@/components/shell/kept-value'
import { isClosed } from '@/lib/domain/stages'
import type { OrderDetail } from '@/lib/orders/model/order-detail'

/** Whether this browser's tickets carry a code for the customer: yes, until somebody says no. */
export const qrChoiceStore = keptValue({
  key: 'handover-ticket-qr',
  encode: (wanted: boolean) => (wanted ? 'yes' : 'no'),
  decode: (text) => text !== 'no',
})

/** Why a ticket has no code that its customer scans; null when it may. Keys of `ticket.noQr`. */
export type NoQr = 'closed' | 'not-placed' | 'self-pickup' | 'not-allowed'

/**
 * The platform's `order_url` never becomes the code: couriers may bid with it (food §2.1, trap 47).
 * Only a link of our own does, for an order that somebody will bring.
 */
export function noQrBecause(
  { card, selfPickup }: Pick<OrderDetail, 'card' | 'selfPickup'>,
  mayShare: boolean,
): NoQr | null {
  if (isClosed(card.stage) || card.placing === 'refused') return 'closed'
  if (selfPickup) return 'self-pickup'
  if (card.placing !== 'placed') return 'not-placed'
  return mayShare ? null : 'not-allowed'
}
