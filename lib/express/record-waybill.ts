import 'server-only'
import { askAgain } from '@/lib/orders/ask-again'
import type { OrderRow, Transaction } from '@/lib/orders/lock-order'
import { recordPlacing } from '@/lib/orders/record-placing'
import type { ExpressStore } from './express-store'
import { requireFreeCode } from './require-free-code'
import type { waybillRow } from './waybill-row'

/**
 * Writes a waybill down before anything leaves this server, or takes the refused one of its form or
 * its order number back to being placed (decision 0126). Throws `shipmentCodeTaken`,
 * `clientOrderIdTaken`, each at its field, and what `recordPlacing` throws.
 */
export async function recordWaybill(
  tx: Transaction,
  input: { actorId: number; store: ExpressStore; row: ReturnType<typeof waybillRow> },
): Promise<{ order: OrderRow; isNew: boolean }> {
  const { actorId, store, row } = input
  const { draft, values, codes } = row
  const { formKey } = values
  await requireFreeCode(tx, { ...draft, merchantId: store.expressMerchantId, formKey })
  const refused = await askAgain(tx, { actorId, values, codes })
  return refused ? { order: refused, isNew: true } : recordPlacing(tx, { actorId, values, codes })
}
