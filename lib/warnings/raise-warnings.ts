import 'server-only'
import { and, eq, exists, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database, Queries } from '@/lib/db/client'
import { memberships, people } from '@/lib/db/tables/people'
import { warnings } from '@/lib/db/tables/warnings'
import { addJob } from '@/lib/jobs/add-job'
import { notifyLive } from '@/lib/live/notify'
import { canSendMail } from '@/lib/mail/send-mail'
import { findSilentStores } from '@/lib/stores/counters/find-silent-stores'
import { findWarnings, type Warning } from './find-warnings'
import { SEND_WARNING } from './task-names'

/** Long after anything is warned of again. */
const KEPT = sql`now() - interval '90 days'`

/**
 * Writes down what managers are to be warned of and has it sent, each thing once, however many
 * instances look. What the pages show of silent counters is told to the live stream as well.
 */
export async function raiseWarnings(input: { db: Database; now: Date }): Promise<void> {
  const { db, now } = input
  const silent = await findSilentStores(db, { now })
  for (const { storeId } of silent) await notifyLive(db, { kind: 'store', storeId })
  if (!canSendMail()) return
  for (const warning of await findWarnings(db, { now, silent })) {
    await db.transaction((tx) => raise(tx, warning))
  }
  await db.delete(warnings).where(lt(warnings.at, KEPT))
}

async function raise(tx: Queries, warning: Warning): Promise<void> {
  const [row] = await tx
    .insert(warnings)
    .values(warning)
    .onConflictDoNothing({ target: warnings.thing })
    .returning({ id: warnings.id })
  if (!row) return
  for (const { id } of await mayBeWarned(tx)) {
    const payload = { warningId: row.id, personId: id }
    await addJob(tx, { task: SEND_WARNING, payload, key: `${SEND_WARNING}:${row.id}:${id}` })
  }
}

const manages = and(
  eq(memberships.personId, people.id),
  or(eq(memberships.role, 'manager'), isNotNull(memberships.roleId)),
)

/** Everybody who may manage something; whether this, is looked at as it is sent. */
function mayBeWarned(tx: Queries): Promise<{ id: number }[]> {
  return tx
    .select({ id: people.id })
    .from(people)
    .where(
      and(
        isNull(people.disabledAt),
        people.wantsWarnings,
        or(people.isAdmin, exists(tx.select().from(memberships).where(manages))),
      ),
    )
}
