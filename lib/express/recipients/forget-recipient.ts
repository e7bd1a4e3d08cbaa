import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { recipients } from '@/lib/db/tables/forms/recipients'
import { Problem } from '@/lib/domain/problem'
import type { RecipientId } from '../model/recipient-requests'

/** Takes somebody out of a store's address book. Waybills keep what they recorded. */
export async function forgetRecipient(input: {
  actor: Actor
  form: RecipientId
}): Promise<{ recipientId: number }> {
  const { actor, form } = input
  const { recipientId } = form
  const may = storesWhere(actor, 'express.place')
  return database().transaction(async (tx) => {
    const [gone] = await tx
      .delete(recipients)
      .where(and(eq(recipients.id, recipientId), inArray(recipients.storeId, may)))
      .returning({ storeId: recipients.storeId })
    if (!gone) throw new Problem('recipientNotFound')
    await recordAudit(tx, {
      action: 'recipient.forgotten',
      actor,
      storeId: gone.storeId,
      record: { kind: 'recipient', id: recipientId },
    })
    return { recipientId }
  })
}
