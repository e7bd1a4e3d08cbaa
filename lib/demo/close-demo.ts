import { and, eq, inArray, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import { appendAudit, NOWHERE } from '@/lib/audit/append-audit'
import type { Database, Queries } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import { sessions } from '@/lib/db/tables/sessions'
import { stores } from '@/lib/db/tables/stores'
import { tablets } from '@/lib/db/tables/tablets'
import { demoStores } from './demo-stores'
import { publicPeople } from './public-sign-ins'

/**
 * Ends what the demo made, because a real platform is there now (decision 0193): its people cannot
 * sign in, and in its stores nothing more is done, though their orders can be read; the audit log says
 * so. Returns what was
 * done in lines for the terminal; none when there was nothing to do.
 */
export async function closeDemo(db: Database): Promise<string[]> {
  return db.transaction(async (tx) => {
    const adopted = await enableAdopted(tx)
    const own =
      adopted.length > 0 ? [`Open, with identities of its own: ${adopted.join(', ')}`] : []
    const closedPeople = await disablePeople(tx)
    const closedStores = await disableStores(tx)
    if (closedPeople.length + closedStores.length === 0) return own
    const after = { people: closedPeople, stores: closedStores }
    await appendAudit(tx, { action: 'demo.closed', actor: null, after }, NOWHERE)
    return [
      ...own,
      'A platform host is set, so the demo is closed:',
      ...(closedPeople.length > 0
        ? [`  Nobody can sign in any more as ${closedPeople.join(', ')}.`]
        : []),
      ...(closedStores.length > 0
        ? [`  Nothing more is done in ${closedStores.join(', ')}; their orders can still be read.`]
        : []),
      '  npm run drop-demo removes all of it.',
    ]
  })
}

/** Ends the sessions too. Whoever got a password of their own is the demo's no more, and stays. */
async function disablePeople(tx: Queries): Promise<string[]> {
  const open = (await publicPeople(tx)).filter(({ disabledAt }) => disabledAt === null)
  if (open.length === 0) return []
  const ids = open.map(({ id }) => id)
  await tx
    .update(people)
    .set({ disabledAt: sql`now()` })
    .where(inArray(people.id, ids))
  await endDemoSessions(tx, ids)
  return open.map(({ email }) => email)
}

/** A store that was closed with the demo, and to which somebody then gave identities of the platform. */
async function enableAdopted(tx: Queries): Promise<string[]> {
  const ofDemo = (await demoStores(tx)).map(({ id }) => id)
  const adopted = await tx
    .update(stores)
    .set({ disabledAt: null })
    .where(
      and(eq(stores.isDemo, true), isNotNull(stores.disabledAt), notInArray(stores.id, ofDemo)),
    )
    .returning({ code: stores.code })
  return adopted.map(({ code }) => code)
}

async function disableStores(tx: Queries): Promise<string[]> {
  const open = (await demoStores(tx)).filter(({ disabledAt }) => disabledAt === null)
  if (open.length === 0) return []
  const ids = open.map(({ id }) => id)
  await tx
    .update(stores)
    .set({ disabledAt: sql`now()` })
    .where(inArray(stores.id, ids))
  await tx
    .update(tablets)
    .set({ endedAt: sql`now()` })
    .where(and(inArray(tablets.storeId, ids), isNull(tablets.endedAt)))
  const there = sql.join(ids, sql`, `)
  // The real platform knows nothing of what is open there: nobody must go on asking it.
  await tx.execute(sql`update orders set closed = true, closed_at = now(), updated_at = now()
    where store_id in (${there}) and not closed`)
  await tx.execute(sql`update hours_sendings set state = 'replaced', retry_at = null
    where (store_id in (${there}) or store_id is null)
      and state in ('queued', 'sending', 'not-sent', 'unconfirmed')`)
  await tx.execute(sql`update store_status set reopen_at = null where store_id in (${there})`)
  await dropJobs(tx, there)
  return open.map(({ code }) => code)
}

/** Also those that would have held: enabled again, the person signs in anew. */
export async function endDemoSessions(tx: Queries, personIds: readonly number[]): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(and(inArray(sessions.personId, [...personIds]), isNull(sessions.endedAt)))
}

/** Takes out of the queue what was still to be done for these stores. */
export async function dropJobs(tx: Queries, there: SQL): Promise<void> {
  await tx.execute(sql`delete from graphile_worker._private_jobs
    where (payload->>'storeId') in (select id::text from stores where id in (${there}))
      or (payload->>'orderId') in (select id::text from orders where store_id in (${there}))
      or (payload->>'importId') in (select id::text from imports where store_id in (${there}))
      or (payload->>'sendingId') in (select id::text from hours_sendings
        where store_id in (${there}) or store_id is null)`)
}
