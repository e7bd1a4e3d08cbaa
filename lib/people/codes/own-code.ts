import 'server-only'
import { eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { codesAsked } from '@/lib/auth/codes/codes-asked'
import { recoveryCodesLeft } from '@/lib/auth/codes/recovery-codes'
import { database } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import { codeSecrets } from '@/lib/db/tables/sign-in'
import type { OwnCode } from '../model/sign-in'

/** How one's own sign-in stands with one-time codes. */
export async function ownCode({ actor }: { actor: Actor }): Promise<OwnCode> {
  const db = database()
  const [found] = await db
    .select({
      isRequired: codesAsked(),
      since: codeSecrets.confirmedAt,
      hash: people.passwordHash,
    })
    .from(people)
    .leftJoin(codeSecrets, eq(codeSecrets.personId, people.id))
    .where(eq(people.id, actor.id))
  return {
    isOn: Boolean(found?.since),
    isRequired: found?.isRequired ?? false,
    hasPassword: Boolean(found?.hash),
    recoveryCodesLeft: await recoveryCodesLeft(db, actor.id),
  }
}
