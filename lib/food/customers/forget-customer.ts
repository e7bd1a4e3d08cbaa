import 'server-only'
import { eq } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { can, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { customers } from '@/lib/db/tables/customers'
import { Problem } from '@/lib/domain/problem'

/**
 * Deletes a customer with all addresses. Orders keep what they recorded: they are the merchant's
 * only record of what was delivered where.
 */
export async function forgetCustomer(input: {
  actor: Actor
  customerId: number
}): Promise<{ storeId: number }> {
  const db = database()
  const { actor, customerId } = input
  return db.transaction(async (tx) => {
    const [customer] = await tx
      .select({ storeId: customers.storeId })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('update')
    if (!customer || !can(actor, 'food.place', customer.storeId)) {
      throw new Problem('customerNotFound')
    }
    await tx.delete(customers).where(eq(customers.id, customerId))
    await recordAudit(tx, {
      action: 'customer.forgotten',
      actor,
      storeId: customer.storeId,
      record: { kind: 'customer', id: customerId },
    })
    return customer
  })
}
