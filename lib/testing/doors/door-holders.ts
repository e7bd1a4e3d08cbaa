import { loadActor, type Actor } from '@/lib/auth/actor'
import { hashPassword } from '@/lib/auth/passwords/password'
import type { Database } from '@/lib/db/client'
import { memberships, people } from '@/lib/db/tables/people'
import type { Role } from '@/lib/domain/permissions'

type Holder = (role: Role | 'administrator', storeId: number) => Promise<Actor>

/** Who has a role at one store, or administrates; each is made once. All have this password. */
export async function doorHolders(db: Database, password: string): Promise<Holder> {
  const passwordHash = await hashPassword(password)
  const made = new Map<string, Promise<Actor>>()
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
  return (role, storeId) => {
    const key = `${role} ${storeId}`
    const known = made.get(key) ?? hire(role, storeId)
    made.set(key, known)
    return known
  }
}
