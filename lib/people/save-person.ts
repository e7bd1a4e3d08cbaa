import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { endSessions } from '@/lib/auth/sessions/end-sessions'
import { hashPassword } from '@/lib/auth/passwords/password'
import { requireGoodPassword } from '@/lib/auth/passwords/require-good-password'
import { database, type Queries } from '@/lib/db/client'
import { memberships, people } from '@/lib/db/tables/people'
import { Problem } from '@/lib/domain/problem'
import { notifyLive } from '@/lib/live/notify'
import type { PersonForm } from './model/person'
import { requireGrantable } from './roles/require-grantable'

async function assertFreeEmail(queries: Queries, form: PersonForm): Promise<void> {
  const [other] = await queries
    .select({ id: people.id })
    .from(people)
    .where(sql`lower(${people.email}) = ${form.email} and ${people.id} <> ${form.id ?? 0}`)
  if (other) throw new Problem('wrongInput', { fields: { email: 'emailTaken' } })
}

async function passwordChange(form: PersonForm): Promise<{ passwordHash?: string }> {
  const { password } = form
  if (password === '') return {}
  await requireGoodPassword({ password, person: form, field: 'password' })
  return { passwordHash: await hashPassword(password) }
}

async function insertPerson(queries: Queries, form: PersonForm): Promise<number> {
  const { passwordHash } = await passwordChange(form)
  if (passwordHash === undefined) {
    throw new Problem('wrongInput', { fields: { password: 'required' } })
  }
  const { name, email, isAdmin } = form
  const disabledAt = form.disabled ? new Date() : null
  const [made] = await queries
    .insert(people)
    .values({ name, email, isAdmin, passwordHash, disabledAt })
    .returning({ id: people.id })
  if (!made) throw new Error('the person was not written')
  return made.id
}

async function updatePerson(queries: Queries, id: number, form: PersonForm): Promise<void> {
  const change = await passwordChange(form)
  const [before] = await queries.select().from(people).where(eq(people.id, id)).for('update')
  if (!before) throw new Problem('notFound')
  await queries
    .update(people)
    .set({
      ...change,
      name: form.name,
      email: form.email,
      isAdmin: form.isAdmin,
      disabledAt: form.disabled ? (before.disabledAt ?? new Date()) : null,
    })
    .where(eq(people.id, id))
  if (change.passwordHash !== undefined || form.disabled)
    await endSessions(queries, { personId: id })
}

/** Makes a person or changes one, with their roles. Nobody against themselves. */
export async function savePerson(input: {
  actor: Actor
  form: PersonForm
}): Promise<{ id: number }> {
  const { actor, form } = input
  requireInHouse(actor, 'people.manage')
  // Whoever locks themselves out could leave nobody to let them in again.
  const givesUp = form.disabled || (actor.isAdmin && !form.isAdmin)
  if (form.id === actor.id && givesUp) throw new Problem('notYourself')
  return database().transaction(async (tx) => {
    await requireGrantable(tx, { actor, form })
    await assertFreeEmail(tx, form)
    const id = form.id ?? (await insertPerson(tx, form))
    if (form.id !== null) await updatePerson(tx, id, form)
    await tx.delete(memberships).where(eq(memberships.personId, id))
    const roles = new Map(form.roles.map(({ storeId, role }) => [storeId, role]))
    if (roles.size > 0) {
      await tx
        .insert(memberships)
        .values(
          [...roles].map(([storeId, role]) =>
            typeof role === 'number'
              ? { personId: id, storeId, roleId: role }
              : { personId: id, storeId, role },
          ),
        )
    }
    // What they may see changed: their open streams look again.
    await notifyLive(tx, { kind: 'person', personId: id })
    return { id }
  })
}
