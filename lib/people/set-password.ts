import 'server-only'
import { eq } from 'drizzle-orm'
import { endSessions } from '@/lib/auth/sessions/end-sessions'
import { tellPerson } from '@/lib/auth/tell-person'
import { forgetDevices } from '@/lib/auth/throttle/known-device'
import type { Queries } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import { signInLinks } from '@/lib/db/tables/sign-in'

/**
 * Writes a new password. Whoever knew the old one is out: all sessions end, no device is known any
 * more, a link that was made for it works no longer. The person is told, but for their first one.
 */
export async function setPassword(
  tx: Queries,
  input: { personId: number; passwordHash: string; mustChange: boolean },
): Promise<void> {
  const { personId, passwordHash, mustChange } = input
  const [before] = await tx
    .select({ passwordHash: people.passwordHash })
    .from(people)
    .where(eq(people.id, personId))
  if (before && before.passwordHash !== null) {
    await tellPerson(tx, { personId, change: 'password' })
  }
  await tx
    .update(people)
    .set({ passwordHash, mustChangePassword: mustChange })
    .where(eq(people.id, personId))
  await tx.delete(signInLinks).where(eq(signInLinks.personId, personId))
  await endSessions(tx, { personId })
  await forgetDevices(tx, personId)
}
