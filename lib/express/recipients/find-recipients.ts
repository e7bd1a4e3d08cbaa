import 'server-only'
import { and, desc, eq, like, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { latestNamed, type NameWanted } from '@/lib/db/latest-named'
import { recipients } from '@/lib/db/tables/forms/recipients'
import { plainNumber } from '@/lib/domain/typed-text'
import { expressStore } from '../express-store'
import type { KnownRecipient } from '../model/recipients'
import type { RecipientQuery } from '../model/recipient-requests'

const MOST = 6

/** To whom a store sent before, by the start of the phone or a part of the name, latest first. */
export async function findRecipients(input: {
  actor: Actor
  query: RecipientQuery
}): Promise<KnownRecipient[]> {
  const { actor, query } = input
  const { storeId } = query
  const db = database()
  await expressStore(db, { actor, permission: 'express.place', storeId })
  const rows = await db
    .select()
    .from(recipients)
    .where(
      and(
        eq(recipients.storeId, storeId),
        matchesRecipient({ ...query, most: MOST, fewLettersAmong: 'latest' }),
      ),
    )
    .orderBy(desc(recipients.lastUsedAt), desc(recipients.id))
    .limit(MOST)
  return rows.map(knownRecipient)
}

/** Digits are the beginning of a phone, with or without Hong Kong's code; all else a part of a name. */
export function matchesRecipient(wanted: NameWanted): SQL | undefined {
  const { text } = wanted
  if (text === '') return undefined
  const bare = plainNumber(text).replaceAll(/[\s().-]/g, '')
  const digits = /^\+?\d+$/.exec(bare)?.[0].replace(/^\+852/, '')
  if (digits !== undefined) return like(recipients.phone, `${digits}%`)
  return sql`${recipients.id} in (${latestNamed(BOOK, wanted)})`
}

const BOOK = {
  table: recipients,
  id: recipients.id,
  storeId: recipients.storeId,
  name: recipients.name,
  lastAt: recipients.lastUsedAt,
}

export function knownRecipient(row: typeof recipients.$inferSelect): KnownRecipient {
  const { id, phone, name, recipient, useCount, lastUsedAt } = row
  return { id, phone, name, recipient, useCount, lastUsedAt: lastUsedAt.toISOString() }
}
