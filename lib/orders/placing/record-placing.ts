import 'server-only'
import { eq } from 'drizzle-orm'
import { orders } from '@/lib/db/tables/orders'
import { writeTogether } from '@/lib/db/write-together'
import { Problem } from '@/lib/domain/problem'
import { notifiedLive } from '@/lib/live/notify'
import { addedCodes, codeRows, type OrderCodes } from '../status/add-codes'
import { addedEvents } from '../status/write-changes'
import type { OrderRow, Transaction } from '../lock-order'

export type NewOrderRow = Omit<typeof orders.$inferInsert, 'placing' | 'placedBy' | 'formKey'> & {
  formKey: string
  createdAt: Date
}

/** At which field the number that is taken was given. */
export const NUMBER_TAKEN = { fields: { clientOrderId: 'taken' } }

/**
 * Writes an order down before anything leaves this server. The same form sent twice is one order:
 * the second time `isNew` is false and the order is the first one. `codes` are its further numbers.
 * Throws `sentByAnother` for a form that somebody else has sent, `clientOrderIdTaken` for a number
 * that the store has given already.
 */
export async function recordPlacing(
  tx: Transaction,
  input: { actorId: number; values: NewOrderRow; codes?: OrderCodes },
): Promise<{ order: OrderRow; isNew: boolean }> {
  const { actorId, values, codes } = input
  const [made] = await tx
    .insert(orders)
    .values({ ...values, placing: 'placing', placedBy: actorId })
    .onConflictDoNothing()
    .returning()
  if (made) {
    const { id: orderId, storeId, createdAt: at } = made
    const asked = {
      orderId,
      identity: 'asked',
      source: 'staff',
      kind: 'asked',
      at,
      actorId,
    } as const
    const rows = codeRows(orderId, { ...codes, 'client-order': made.clientOrderId })
    await writeTogether(tx, {
      writes: [addedEvents([asked]), ...addedCodes(rows)],
      calls: [notifiedLive([{ kind: 'order', orderId, storeId }])],
    })
    return { order: made, isNew: true }
  }
  const [earlier] = await tx.select().from(orders).where(eq(orders.formKey, values.formKey))
  if (!earlier) throw new Problem('clientOrderIdTaken', NUMBER_TAKEN)
  if (earlier.placedBy !== actorId) throw new Problem('sentByAnother')
  return { order: earlier, isNew: false }
}
