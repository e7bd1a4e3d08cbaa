import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { appendAudit, type RequestOrigin } from '@/lib/audit/append-audit'
import { hashPassword } from '@/lib/auth/passwords/password'
import { requireGoodPassword } from '@/lib/auth/passwords/require-good-password'
import type { Database, Queries } from '@/lib/db/client'
import { firstStart, people } from '@/lib/db/tables/people'
import { Problem } from '@/lib/domain/problem'
import type { FirstAdminForm } from './model/person'

const WORKS_MS = 24 * 60 * 60 * 1000

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

async function hasAdministrator(queries: Queries): Promise<boolean> {
  const [row] = await queries
    .select({ value: count() })
    .from(people)
    .where(and(eq(people.isAdmin, true), isNull(people.disabledAt)))
  return (row?.value ?? 0) > 0
}

/**
 * While no administrator can sign in: the token for the link that makes one, the same from every
 * instance with the same `AUTH_SECRET` and from every start, for a day; then another. Without a secret
 * each call makes another, which replaces the one before. Null once there is an administrator.
 */
export async function offerFirstAdmin(
  db: Database,
  authSecret: string | null,
): Promise<string | null> {
  if (await hasAdministrator(db)) return null
  const [standing] = await db.select().from(firstStart)
  if (standing && isFresh(standing)) {
    const token = tokenAt(standing.createdAt, authSecret)
    if (isTokenOf(standing, token)) return token
  }
  const { rows } = await db.execute<{ now: string }>(
    sql`select to_json(date_trunc('milliseconds', now())) #>> '{}' as now`,
  )
  const createdAt = new Date(rows[0]?.now ?? Number.NaN)
  const token = tokenAt(createdAt, authSecret)
  const offer = { tokenHash: hashOf(token), createdAt }
  await db
    .insert(firstStart)
    .values({ id: 1, ...offer })
    .onConflictDoUpdate({ target: firstStart.id, set: offer })
  return token
}

/** The token that an offer of this moment has: nobody without the secret can tell it from the row. */
function tokenAt(createdAt: Date, authSecret: string | null): string {
  if (authSecret === null) return randomBytes(32).toString('base64url')
  const about = `handover: first administrator ${createdAt.toISOString()}`
  return createHmac('sha256', authSecret).update(about).digest('base64url')
}

/**
 * Whether a link still works: not when an administrator is there already (`used`), when a later
 * start printed another (`replaced`), or after a day (`expired`). Trying it uses nothing up.
 */
export async function firstStartState(
  db: Database,
  token: string,
): Promise<'open' | 'used' | 'replaced' | 'expired'> {
  if (await hasAdministrator(db)) return 'used'
  const [offer] = await db.select().from(firstStart)
  if (!offer || !isTokenOf(offer, token)) return 'replaced'
  return isFresh(offer) ? 'open' : 'expired'
}

/** Uses the link up. Throws when it is wrong, used, or an administrator is there already. */
export async function createFirstAdmin(
  db: Database,
  form: FirstAdminForm,
  origin: RequestOrigin,
): Promise<void> {
  const { name, email, password } = form
  // Before anything that costs time: strangers may ask this as often as they like.
  if ((await firstStartState(db, form.token)) !== 'open') throw new Problem('firstStartUsed')
  await requireGoodPassword({ password, person: form, field: 'password' })
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    // Deleting is the claim: of two that come at once, the second finds nothing.
    const [offer] = await tx.delete(firstStart).returning()
    const right = offer && isTokenOf(offer, form.token) && isFresh(offer)
    if (!right || (await hasAdministrator(tx))) throw new Problem('firstStartUsed')
    // Somebody who is disabled, such as one of the demo's people, may still have it.
    const [other] = await tx
      .select({ id: people.id })
      .from(people)
      .where(sql`lower(${people.email}) = ${email}`)
    if (other) throw new Problem('wrongInput', { fields: { email: 'emailTaken' } })
    const [made] = await tx
      .insert(people)
      .values({ name, email, passwordHash, isAdmin: true })
      .returning({ id: people.id })
    if (!made) throw new Error('the administrator was not written')
    const record = { kind: 'person', id: made.id, name: email } as const
    const after = { name, email, isAdmin: true }
    await appendAudit(tx, { action: 'person.made', actor: null, record, after }, origin)
  })
}

const isFresh = ({ createdAt }: { createdAt: Date }) => Date.now() - createdAt.getTime() < WORKS_MS

function isTokenOf({ tokenHash }: { tokenHash: string }, token: string): boolean {
  return timingSafeEqual(Buffer.from(tokenHash), Buffer.from(hashOf(token)))
}
