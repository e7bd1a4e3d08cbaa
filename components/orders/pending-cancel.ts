import { isClosed } from '@/lib/domain/stages'
import type { OrderCard } from '@/lib/orders/model/order-card'

/** A cancellation of an open order that nobody needs to ask for again; null when there is none. */
export function pendingCancel({ cancelling, stage }: OrderCard): 'asking' | 'agreed' | null {
  if (!cancelling || isClosed(stage)) return null
  const { state } = cancelling
  return state === 'asking' || state === 'agreed' ? state : null
}

/** Whether an open order goes on although it was asked to be cancelled. */
export function wentOnAfterCancel({ cancelling, stage }: OrderCard): boolean {
  return cancelling?.state === 'overtaken' && !isClosed(stage)
}
