import 'server-only'
import { desc, eq } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { recipients } from '@/lib/db/tables/forms/recipients'
import { expressStore } from '../express-store'
import { toRecipientRow } from '../model/recipient-rows'
import { RECIPIENT_COLUMNS } from '../model/recipients'
import type { RecipientStore } from '../model/recipient-requests'

/** No store has sent to more people than that in the time that they are kept. */
const MOST = 50_000

/** A store's whole address book, as lines of the file that can be imported again. */
export async function exportRecipients(input: {
  actor: Actor
  form: RecipientStore
}): Promise<{ lines: string[][] }> {
  const { actor, form } = input
  const { storeId } = form
  const db = database()
  await expressStore(db, { actor, permission: 'express.place', storeId })
  const rows = await db
    .select({ recipient: recipients.recipient })
    .from(recipients)
    .where(eq(recipients.storeId, storeId))
    .orderBy(desc(recipients.lastUsedAt), desc(recipients.id))
    .limit(MOST)
  await recordAudit(db, {
    action: 'recipient.exported',
    actor,
    storeId,
    after: { count: rows.length },
  })
  const lines = rows.map(({ recipient }) => toRecipientRow(recipient))
  return { lines: [[...RECIPIENT_COLUMNS], ...lines] }
}
