import { randomUUID } from 'node:crypto'
import { loadActor, type Actor } from '@/lib/auth/actor'
import { hashPassword } from '@/lib/auth/passwords/password'
import type { Database } from '@/lib/db/client'
import { memberships, people } from '@/lib/db/tables/people'
import { sessions } from '@/lib/db/tables/sessions'
import { tablets } from '@/lib/db/tables/tablets'
import type { BuiltInRole } from '@/lib/domain/permissions'

type Holder = (role: BuiltInRole, storeId: number) => Promise<Actor>

/**
 * Who has a role at one store, or administrates; each is made once. All have this password.
 * `atTablet`: the same people at a shared tablet of that store.
 */
export async function doorHolders(
  db: Database,
  password: string,
): Promise<{ holder: Holder; atTablet: Holder }> {
  const passwordHash = await hashPassword(password)
  const hire: Holder = async (role, storeId) => {
    const email = `${role}-${storeId}@doors.example`
    const isAdmin = role === 'administrator'
    const [person] = await db
      .insert(people)
      .values({ name: role, email, passwordHash, isAdmin })
      .returning()
    if (!person) throw new Error('nobody was written')
    if (!isAdmin) await db.insert(memberships).values({ personId: person.id, storeId, role })
    const actor = await loadActor(db, { personId: person.id })
    if (!actor) throw new Error(`no ${role}`)
    return actor
  }
  const holder = once(hire)
  const atTablet = once(async (role, storeId) => {
    const { id: personId } = await holder(role, storeId)
    const [tablet] = await db
      .insert(tablets)
      .values({ storeId, name: 'Counter', lockMinutes: 60, tokenHash: randomUUID() })
      .returning({ id: tablets.id })
    const [session] = await db
      .insert(sessions)
      .values({
        personId,
        kind: 'pin',
        tabletId: tablet?.id ?? null,
        address: '127.0.0.1',
        expiresAt: new Date(Date.now() + 3_600_000),
      })
      .returning({ id: sessions.id })
    const actor = session && (await loadActor(db, { sessionId: session.id }))
    if (!actor?.tablet) throw new Error(`no ${role} at a tablet`)
    return actor
  })
  return { holder, atTablet }
}

function once(make: Holder): Holder {
  const made = new Map<string, Promise<Actor>>()
  return (role, storeId) => {
    const key = `${role} ${storeId}`
    const known = made.get(key) ?? make(role, storeId)
    made.set(key, known)
    return known
  }
}
