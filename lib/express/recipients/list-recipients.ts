import 'server-only'
import { and, desc, eq, sql } from 'drizzle-orm'
import { recordLook } from '@/lib/audit/record-look'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { recipients } from '@/lib/db/tables/forms/recipients'
import { expressStore } from '../express-store'
import type { RecipientPage } from '../model/recipients'
import type { RecipientListQuery } from '../model/recipient-requests'
import { knownRecipient, matchesRecipient } from './find-recipients'

const PAGE = 50

/** The address book of one store, latest first, by the start of a phone or part of a name. */
export async function listRecipients(input: {
  actor: Actor
  query: RecipientListQuery
}): Promise<RecipientPage> {
  const { actor, query } = input
  const { storeId, search, after } = query
  const db = database()
  await expressStore(db, { actor, permission: 'express.place', storeId })
  const wanted = {
    storeId,
    text: search,
    most: PAGE + 1,
    after: older(after),
    fewLettersAmong: 'all',
  } as const
  const rows = await db
    .select()
    .from(recipients)
    .where(and(eq(recipients.storeId, storeId), matchesRecipient(wanted), older(after)))
    .orderBy(desc(recipients.lastUsedAt), desc(recipients.id))
    // One more than is shown says whether there is a next page.
    .limit(PAGE + 1)
  recordLook({ actor, storeId, what: 'customers' })
  const shown = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? shown.at(-1) : undefined
  return {
    recipients: shown.map(knownRecipient),
    next: last ? `${last.lastUsedAt.getTime()}-${last.id}` : null,
  }
}

function older(after: string | null) {
  if (after === null) return undefined
  const [at, id] = after.split('-').map(Number)
  const then = new Date(at ?? 0).toISOString()
  return sql`(date_trunc('milliseconds', ${recipients.lastUsedAt}), ${recipients.id})
    < (${then}::timestamptz, ${id}::bigint)`
}
