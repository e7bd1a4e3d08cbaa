import 'server-only'
import { eq } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { can, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { customers } from '@/lib/db/tables/customers'
import { Problem } from '@/lib/domain/problem'

/** Writes what staff of the customer's store should know of them; an empty note is none. */
export async function noteCustomer(input: {
  actor: Actor
  customerId: number
  note: string
}): Promise<{ note: string }> {
  const { actor, customerId, note } = input
  return database().transaction(async (tx) => {
    const [customer] = await tx
      .select({ storeId: customers.storeId, note: customers.note })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('update')
    if (!customer || !can(actor, 'food.place', customer.storeId)) {
      throw new Problem('customerNotFound')
    }
    if (customer.note === note) return { note }
    await tx.update(customers).set({ note }).where(eq(customers.id, customerId))
    await recordAudit(tx, {
      action: 'customer.noted',
      actor,
      storeId: customer.storeId,
      record: { kind: 'customer', id: customerId },
    })
    return { note }
  })
}
