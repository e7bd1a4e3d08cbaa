import { and, asc, eq, isNull } from 'drizzle-orm'
import { verifyPassword } from '@/lib/auth/passwords/password'
import { PUBLIC_PASSWORD } from '@/lib/auth/passwords/public-password'
import type { Queries } from '@/lib/db/client'
import { memberships, people } from '@/lib/db/tables/people'
import { stores } from '@/lib/db/tables/stores'

export type DemoSignIn = {
  role: string
  email: string
  password: string
  /** Codes, or `all`. */
  stores: string
  /** Empty for all. */
  storeNames: readonly { name: string; nameZh: string | null }[]
}

/**
 * The demo's people with whose e-mail and the public password somebody can sign in now. Not those
 * who were disabled, nor those to whom somebody gave a password of their own.
 */
export async function publicSignIns(queries: Queries): Promise<DemoSignIn[]> {
  const demo = await publicPeople(queries)
  const enabled = demo.filter(({ disabledAt }) => disabledAt === null)
  const held = await queries
    .select({
      personId: memberships.personId,
      role: memberships.role,
      code: stores.code,
      name: stores.name,
      nameZh: stores.nameZh,
    })
    .from(memberships)
    .innerJoin(stores, and(eq(stores.id, memberships.storeId), isNull(stores.disabledAt)))
    .orderBy(asc(stores.id))
  return enabled.map(({ id, email, isAdmin }) => {
    const own = held.filter(({ personId }) => personId === id)
    return {
      role: isAdmin ? 'administrator' : (own[0]?.role ?? 'none'),
      email,
      password: PUBLIC_PASSWORD,
      stores: isAdmin ? 'all' : own.map(({ code }) => code).join(' '),
      storeNames: isAdmin ? [] : own.map(({ name, nameZh }) => ({ name, nameZh })),
    }
  })
}

/** Whom the demo made and whose password everybody still knows, disabled or not. */
export async function publicPeople(queries: Queries): Promise<(typeof people.$inferSelect)[]> {
  const made = await queries.select().from(people).where(eq(people.isDemo, true)).orderBy(people.id)
  const hashes = new Set(made.flatMap(({ passwordHash }) => passwordHash ?? []))
  const open = new Set<string>()
  for (const hash of hashes) if (await isPublic(hash)) open.add(hash)
  return made.filter(({ passwordHash }) => passwordHash !== null && open.has(passwordHash))
}

/** What a hash is of never changes, and to look takes a tenth of a second: it is looked at once. */
const known = new Map<string, Promise<boolean>>()

function isPublic(hash: string): Promise<boolean> {
  const looked = known.get(hash) ?? verifyPassword(PUBLIC_PASSWORD, hash)
  known.set(hash, looked)
  return looked
}
