import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { loadActor, storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { reportSubscriptions } from '@/lib/db/tables/reports/report-mails'
import { Problem } from '@/lib/domain/problem'
import { isWithin } from '@/lib/people/roles/is-within'
import type { SummaryForm } from '../model/summary-form'

/**
 * Sets who gets a summary, how often and of which stores: one's own, or that of somebody who may do
 * nothing that the actor may not. Throws `notFound` of anybody else, and of stores where the person
 * may not see reports.
 */
export async function saveSummary(input: {
  actor: Actor
  form: SummaryForm
  now: Date
}): Promise<null> {
  const { actor, form, now } = input
  const { personId, rhythm } = form
  await database().transaction(async (tx) => {
    const isSelf = personId === actor.id
    if (!isSelf && !(await isWithin(tx, actor, personId))) throw new Problem('notFound')
    const person = isSelf ? actor : await loadActor(database(), { personId })
    const allowed = person ? storesWhere(person, 'reports.see') : []
    const isAllowed = form.storeIds.every((id) => allowed.includes(id))
    if (!person || allowed.length === 0 || !isAllowed) throw new Problem('notFound')
    const ofPerson = eq(reportSubscriptions.personId, personId)
    const [before] = await tx.select().from(reportSubscriptions).where(ofPerson).for('update')
    const storeIds = [...new Set(form.storeIds)].toSorted((a, b) => a - b)
    if (rhythm === 'off') await tx.delete(reportSubscriptions).where(ofPerson)
    else {
      await tx
        .insert(reportSubscriptions)
        .values({ personId, rhythm, storeIds, since: now })
        .onConflictDoUpdate({
          target: reportSubscriptions.personId,
          set: {
            rhythm,
            storeIds,
            since: sql`case when ${reportSubscriptions.rhythm} = excluded.rhythm
              then ${reportSubscriptions.since} else excluded.since end`,
          },
        })
    }
    if (isSelf) return
    await recordAudit(tx, {
      action: 'person.changed',
      actor,
      record: { kind: 'person', id: personId, name: person.email },
      before: { summary: before?.rhythm ?? 'off', storeIds: before?.storeIds ?? [] },
      after: { summary: rhythm, storeIds: rhythm === 'off' ? [] : storeIds },
    })
  })
  return null
}
