import 'server-only'
import { retryRefusedOrder } from '../doubt/retry-refused-order'
import type { OrderRow, Transaction } from '../lock-order'
import { recordPlacing } from './record-placing'

/**
 * As `recordPlacing`, for an order whose number a person may have typed: the refused one under that
 * number, or of its form, is taken back to being placed (decision 0126). Throws as both do.
 */
export async function recordNumbered(
  tx: Transaction,
  input: Parameters<typeof retryRefusedOrder>[1],
): Promise<{ order: OrderRow; isNew: boolean }> {
  const refused = await retryRefusedOrder(tx, input)
  return refused ? { order: refused, isNew: true } : recordPlacing(tx, input)
}
