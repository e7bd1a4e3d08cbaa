import 'server-only'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { expressStore } from '../express-store'
import { readRecipientRow } from '../model/recipient-rows'
import type { ImportRecipients } from '../model/recipient-requests'
import { keepRecipients } from './keep-recipients'

/** A statement takes so many lines at once. */
const AT_ONCE = 500

/** Takes a file's lines into a store's address book; of those that name nobody it tells which. */
export async function importRecipients(input: {
  actor: Actor
  form: ImportRecipients
}): Promise<{ kept: number; refused: number[] }> {
  const { actor, form } = input
  const { storeId, rows } = form
  const db = database()
  await expressStore(db, { actor, permission: 'express.place', storeId })
  const read = rows.map(readRecipientRow)
  const people = read.filter((one) => one !== null)
  const refused = read.flatMap((one, at) => (one === null ? [at] : []))
  const kept = await db.transaction(async (tx) => {
    let count = 0
    for (let from = 0; from < people.length; from += AT_ONCE) {
      const some = people.slice(from, from + AT_ONCE)
      count += await keepRecipients(tx, { storeId, people: some, now: new Date(), isUse: false })
    }
    await recordAudit(tx, {
      action: 'recipient.imported',
      actor,
      storeId,
      after: { kept: count, refused: refused.length },
    })
    return count
  })
  return { kept, refused }
}
