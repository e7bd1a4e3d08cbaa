import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { endSessions } from '@/lib/auth/sessions/end-sessions'
import { codesAsked } from '@/lib/auth/codes/codes-asked'
import { tellPerson } from '@/lib/auth/tell-person'
import { hashPassword } from '@/lib/auth/passwords/password'
import { requireGoodPassword } from '@/lib/auth/passwords/require-good-password'
import { database, type Queries } from '@/lib/db/client'
import { memberships, people } from '@/lib/db/tables/people'
import { Problem } from '@/lib/domain/problem'
import { notifyLive } from '@/lib/live/notify'
import { renewLink } from './links/renew-link'
import type { PersonForm } from './model/person'
import type { LinkForPerson } from './model/sign-in'
import { requireGrantable } from './roles/require-grantable'
import { setPassword } from './set-password'

/**
 * Makes a person or changes one, with their roles. Nobody against themselves. A new person without
 * a password is invited: the link is in the answer.
 */
export async function savePerson(input: {
  actor: Actor
  form: PersonForm
}): Promise<{ id: number; link: LinkForPerson | null }> {
  const { actor, form } = input
  requireInHouse(actor, 'people.manage')
  // Whoever locks themselves out could leave nobody to let them in again.
  const givesUp = form.disabled || (actor.isAdmin && !form.isAdmin)
  if (form.id === actor.id && givesUp) throw new Problem('notYourself')
  const id = await database().transaction(async (tx) => {
    await requireGrantable(tx, { actor, form })
    await assertFreeEmail(tx, form)
    const saved = form.id ?? (await insertPerson(tx, actor, form))
    const wasAsked = form.id === null || (await areCodesAsked(tx, saved))
    if (form.id !== null) await updatePerson(tx, actor, saved, form)
    await writeRoles(tx, saved, form)
    // From now on nobody is in without a code, but for whoever says so of themselves.
    if (!wasAsked && (await areCodesAsked(tx, saved))) await signOut(tx, actor, saved)
    // What they may see changed: their open streams look again.
    await notifyLive(tx, { kind: 'person', personId: saved })
    return saved
  })
  const isInvited = form.id === null && form.password === '' && !form.disabled
  return { id, link: isInvited ? await renewLink({ actor, form: { personId: id } }) : null }
}

async function areCodesAsked(tx: Queries, id: number): Promise<boolean> {
  const [found] = await tx.select({ asked: codesAsked() }).from(people).where(eq(people.id, id))
  return found?.asked ?? false
}

async function signOut(tx: Queries, actor: Actor, personId: number): Promise<void> {
  await endSessions(tx, { personId, exceptId: personId === actor.id ? actor.sessionId : null })
}

async function assertFreeEmail(queries: Queries, form: PersonForm): Promise<void> {
  const [other] = await queries
    .select({ id: people.id })
    .from(people)
    .where(sql`lower(${people.email}) = ${form.email} and ${people.id} <> ${form.id ?? 0}`)
  if (other) throw new Problem('wrongInput', { fields: { email: 'emailTaken' } })
}

async function insertPerson(tx: Queries, actor: Actor, form: PersonForm): Promise<number> {
  const { name, email, isAdmin, requiresCode } = form
  const passwordHash = await passwordChange(form)
  const disabledAt = form.disabled ? new Date() : null
  // Who is invited chooses a password in any case.
  const mustChangePassword = form.mustChangePassword && passwordHash !== null
  const [made] = await tx
    .insert(people)
    .values({ name, email, isAdmin, passwordHash, disabledAt, mustChangePassword, requiresCode })
    .returning({ id: people.id })
  if (!made) throw new Error('the person was not written')
  await recordAudit(tx, {
    action: 'person.made',
    actor,
    record: { kind: 'person', id: made.id, name: email },
    after: factsOf(form),
  })
  return made.id
}

async function updatePerson(
  tx: Queries,
  actor: Actor,
  id: number,
  form: PersonForm,
): Promise<void> {
  const passwordHash = await passwordChange(form)
  const [before] = await tx.select().from(people).where(eq(people.id, id)).for('update')
  if (!before) throw new Problem('notFound')
  const { name, email, isAdmin, requiresCode, mustChangePassword } = form
  const disabledAt = form.disabled ? (before.disabledAt ?? new Date()) : null
  const held = await tx.select().from(memberships).where(eq(memberships.personId, id))
  // To the old address: whoever took it over gets nothing of it.
  if (before.email.toLowerCase() !== email) await tellPerson(tx, { personId: id, change: 'email' })
  await tx
    .update(people)
    .set({ name, email, isAdmin, requiresCode, mustChangePassword, disabledAt })
    .where(eq(people.id, id))
  const record = { kind: 'person', id, name: email } as const
  if (passwordHash !== null) {
    await setPassword(tx, { personId: id, passwordHash, mustChange: mustChangePassword })
    await recordAudit(tx, { action: 'person.password-changed', actor, record })
  }
  if (form.disabled) await signOut(tx, actor, id)
  const roles = held.flatMap(({ storeId, role, roleId }) => {
    const ref = role ?? roleId
    return ref === null ? [] : [{ storeId, role: ref }]
  })
  await recordAudit(tx, {
    action: 'person.changed',
    actor,
    record,
    before: factsOf({ ...before, roles, disabled: before.disabledAt !== null }),
    after: factsOf(form),
  })
}

async function passwordChange(form: PersonForm): Promise<string | null> {
  const { password } = form
  if (password === '') return null
  await requireGoodPassword({ password, person: form, field: 'password' })
  return hashPassword(password)
}

async function writeRoles(tx: Queries, personId: number, form: PersonForm): Promise<void> {
  await tx.delete(memberships).where(eq(memberships.personId, personId))
  const roles = new Map(form.roles.map(({ storeId, role }) => [storeId, role]))
  if (roles.size === 0) return
  await tx
    .insert(memberships)
    .values(
      [...roles].map(([storeId, role]) =>
        typeof role === 'number'
          ? { personId, storeId, roleId: role }
          : { personId, storeId, role },
      ),
    )
}

/** What the audit log is told of a person. */
function factsOf(of: Omit<PersonForm, 'id' | 'password' | 'mustChangePassword'>) {
  const { name, email, isAdmin, disabled, requiresCode, roles } = of
  return { name, email, isAdmin, disabled, requiresCode, roles }
}
