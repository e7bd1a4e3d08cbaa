import 'server-only'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { hashPin, writePin } from '@/lib/auth/tablets/pin'
import { database } from '@/lib/db/client'
import { memberships, people } from '@/lib/db/tables/people'
import { Problem } from '@/lib/domain/problem'
import { isWithin } from '@/lib/people/roles/is-within'
import type { GivenPinForm } from './model/tablet-forms'

/**
 * A PIN for one of the store's people, the first or in place of one that was forgotten; they choose
 * another the first time, since what they do is theirs. Throws `notFound`, and `beyondYourRights` of
 * somebody who may do more.
 */
export async function givePin(input: { actor: Actor; form: GivenPinForm }): Promise<null> {
  const { actor, form } = input
  const { personId, pin } = form
  const db = database()
  // One's own is changed with the password.
  if (personId === actor.id) throw new Problem('notYourself')
  const [person] = await db
    .select({ email: people.email, storeId: memberships.storeId })
    .from(people)
    .innerJoin(memberships, eq(memberships.personId, people.id))
    .where(
      and(
        eq(people.id, personId),
        isNull(people.disabledAt),
        inArray(memberships.storeId, storesWhere(actor, 'tablets.manage')),
      ),
    )
    .orderBy(memberships.storeId)
    .limit(1)
  if (!person) throw new Problem('notFound')
  if (!(await isWithin(db, actor, personId))) throw new Problem('beyondYourRights')
  const pinHash = await hashPin(personId, pin)
  await db.transaction(async (tx) => {
    await writePin(tx, { personId, pinHash, mustChange: true })
    await recordAudit(tx, {
      action: 'person.pin-given',
      actor,
      storeId: person.storeId,
      record: { kind: 'person', id: personId, name: person.email },
    })
  })
  return null
}
