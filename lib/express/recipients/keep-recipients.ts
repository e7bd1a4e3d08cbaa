import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { recipients } from '@/lib/db/tables/forms/recipients'
import { isMissing, type Recipient } from '@/lib/domain/express/waybill-draft'
import { dialledPhone } from '../model/recipient-rows'

type Input = {
  storeId: number
  people: readonly Recipient[]
  now: Date
  /** A waybill goes to them, and no file only names them. */
  isUse: boolean
}

/**
 * Keeps recipients in a store's address book, by phone and name. Who went to a door before and to a
 * locker now keeps the door. Who has no name or no phone is not kept.
 */
export async function keepRecipients(queries: Queries, input: Input): Promise<number> {
  const { storeId, people, now, isUse } = input
  const named = people.flatMap((recipient) => {
    const { name } = recipient
    const phone = dialledPhone(recipient)
    return isMissing(name) || phone === '' ? [] : [{ phone, name: String(name).trim(), recipient }]
  })
  // Of one person a file may hold several lines: a statement takes each once.
  const rows = [...new Map(named.map((one) => [`${one.phone} ${one.name}`, one])).values()]
  if (rows.length === 0) return 0
  await queries
    .insert(recipients)
    .values(
      rows.map(({ phone, name, recipient }) => ({
        storeId,
        phone,
        name,
        recipient: withoutMissing(recipient),
        useCount: isUse ? 1 : 0,
        lastUsedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [recipients.storeId, recipients.phone, recipients.name],
      set: {
        recipient: sql`${recipients.recipient} || excluded.recipient`,
        useCount: sql`${recipients.useCount} + excluded.use_count`,
        lastUsedAt: sql`excluded.last_used_at`,
      },
    })
  return rows.length
}

/** What is not said takes nothing away from what was kept. */
function withoutMissing(recipient: Recipient): Recipient {
  return Object.fromEntries(Object.entries(recipient).filter(([, value]) => !isMissing(value)))
}
