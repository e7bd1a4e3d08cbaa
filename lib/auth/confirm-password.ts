import 'server-only'
import { eq } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import { Problem } from '@/lib/domain/problem'
import type { Actor } from './actor'
import { verifyPassword } from './password'
import { forgiveAttempt, reserveAttempt } from './sign-in-throttle'

/**
 * Makes sure that it is the person who sits there, before something that touches many. Wrong ones
 * count with those of the sign-in. Throws `tooManyTries`, or `passwordWrong` at the field `password`.
 */
export async function confirmPassword(db: Database, actor: Actor, password: string): Promise<void> {
  const key = { kind: 'person', value: actor.email.toLowerCase() } as const
  if ((await reserveAttempt(db, key)) > 0) throw new Problem('tooManyTries')
  const [person] = await db
    .select({ passwordHash: people.passwordHash })
    .from(people)
    .where(eq(people.id, actor.id))
  if (!(await verifyPassword(password, person?.passwordHash ?? null)))
    throw new Problem('wrongInput', { fields: { password: 'passwordWrong' } })
  await forgiveAttempt(db, key)
}
