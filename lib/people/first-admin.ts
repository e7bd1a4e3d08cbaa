import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { hashPassword } from '@/lib/auth/password'
import type { Database, Queries } from '@/lib/db/client'
import { firstStart, people } from '@/lib/db/tables/people'
import { Problem } from '@/lib/domain/problem'
import type { FirstAdminForm } from './model/person'

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

async function hasAdministrator(queries: Queries): Promise<boolean> {
  const [row] = await queries
    .select({ value: count() })
    .from(people)
    .where(and(eq(people.isAdmin, true), isNull(people.disabledAt)))
  return (row?.value ?? 0) > 0
}

/**
 * While no administrator can sign in: a fresh token for the link that makes one. Each
 * start replaces the one before, so a link that was lost is no danger. Null once there is one.
 */
export async function offerFirstAdmin(db: Database): Promise<string | null> {
  if (await hasAdministrator(db)) return null
  const token = randomBytes(24).toString('base64url')
  await db
    .insert(firstStart)
    .values({ id: 1, tokenHash: hashOf(token) })
    .onConflictDoUpdate({ target: firstStart.id, set: { tokenHash: hashOf(token) } })
  return token
}

/**
 * Whether a link still works: not when an administrator is there already (`used`), nor when a later start
 * printed another (`replaced`). Trying it uses nothing up.
 */
export async function firstStartState(
  db: Database,
  token: string,
): Promise<'open' | 'used' | 'replaced'> {
  if (await hasAdministrator(db)) return 'used'
  const [offer] = await db.select().from(firstStart)
  return offer && isTokenOf(offer, token) ? 'open' : 'replaced'
}

/** Uses the link up. Throws when it is wrong, used, or an administrator is there already. */
export async function createFirstAdmin(db: Database, form: FirstAdminForm): Promise<void> {
  const passwordHash = await hashPassword(form.password)
  await db.transaction(async (tx) => {
    // Deleting is the claim: of two that come at once, the second finds nothing.
    const [offer] = await tx.delete(firstStart).returning()
    const right = offer && isTokenOf(offer, form.token)
    if (!right || (await hasAdministrator(tx))) throw new Problem('firstStartUsed')
    const { name, email } = form
    // Somebody who is disabled, such as one of the demo's people, may still have it.
    const [other] = await tx
      .select({ id: people.id })
      .from(people)
      .where(sql`lower(${people.email}) = ${email}`)
    if (other) throw new Problem('wrongInput', { fields: { email: 'emailTaken' } })
    await tx.insert(people).values({ name, email, passwordHash, isAdmin: true })
  })
}

function isTokenOf({ tokenHash }: { tokenHash: string }, token: string): boolean {
  return timingSafeEqual(Buffer.from(tokenHash), Buffer.from(hashOf(token)))
}
