import 'server-only'
import { eq } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Actor } from '@/lib/auth/actor'
import { storesLocale } from '@/lib/auth/stores-locale'
import { database } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import { Problem } from '@/lib/domain/problem'
import { shownLocale } from '@/lib/i18n/shown-locale'
import type { PersonIdForm } from '../model/person'
import type { LinkForPerson } from '../model/sign-in'
import { mayManage } from '../roles/is-within'
import { mailLink } from './mail-link'
import { makeLink } from './make-link'

/**
 * A link for the person, who chooses a password by it: an invitation for whom has none, else a
 * reset, which leaves the password that there is as it is. It is sent where e-mail is set up, and
 * in any case shown once, to be handed over.
 */
export async function renewLink(input: {
  actor: Actor
  form: PersonIdForm
}): Promise<LinkForPerson> {
  const { actor, form } = input
  const db = database()
  if (!(await mayManage(db, actor, form.personId))) throw new Problem('notFound')
  const { person, kind, link } = await db.transaction(async (tx) => {
    const [found] = await tx.select().from(people).where(eq(people.id, form.personId))
    if (!found) throw new Problem('notFound')
    if (found.disabledAt !== null) throw new Problem('personBlocked')
    const wanted = found.passwordHash === null ? 'invite' : 'reset'
    const made = await makeLink(tx, { personId: found.id, kind: wanted })
    await recordAudit(tx, {
      action: wanted === 'invite' ? 'person.invited' : 'person.reset-offered',
      actor,
      record: { kind: 'person', id: found.id, name: found.email },
    })
    return { person: found, kind: wanted, link: made } as const
  })
  const otherwise = (await storesLocale(db, person.id)) ?? (await shownLocale())
  const mailed = await mailLink({ person, kind, link, otherwise })
  return { ...link, kind, mailed }
}
