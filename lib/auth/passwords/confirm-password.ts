import 'server-only'
import { eq } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import { Problem } from '@/lib/domain/problem'
import type { Actor } from '../actor'
import { forgiveAttempts, reserveAttempt, type ThrottleKey } from '../throttle/sign-in-throttle'
import { verifyPassword } from './password'

/**
 * Makes sure that it is the person who sits there, before something that touches much. Wrong ones
 * are slowed as at the sign-in, on a count of their own. Throws `tooManyTries`, or `passwordWrong`
 * at `field`.
 */
export async function confirmPassword(
  db: Database,
  actor: Pick<Actor, 'id'>,
  password: string,
  field = 'password',
): Promise<void> {
  const key: ThrottleKey = { kind: 'self', value: String(actor.id) }
  if ((await reserveAttempt(db, key)) > 0) throw new Problem('tooManyTries')
  const [person] = await db
    .select({ passwordHash: people.passwordHash })
    .from(people)
    .where(eq(people.id, actor.id))
  if (!(await verifyPassword(password, person?.passwordHash ?? null)))
    throw new Problem('wrongInput', { fields: { [field]: 'passwordWrong' } })
  await forgiveAttempts(db, [key])
}
