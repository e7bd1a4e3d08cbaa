import 'server-only'
import { eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { recoveryCodes } from '@/lib/db/tables/sign-in'
import { Problem } from '@/lib/domain/problem'
import type { RecoveryCodes } from '../model/sign-in'
import { makeRecoveryCodes } from './make-recovery-codes'

/** The first ones, after an app was set up at the sign-in. Whoever has had any types their password for more. */
export async function firstRecoveryCodes({ actor }: { actor: Actor }): Promise<RecoveryCodes> {
  const had = await database()
    .select({ personId: recoveryCodes.personId })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.personId, actor.id))
    .limit(1)
  if (had.length > 0) throw new Problem('codesMade')
  return makeRecoveryCodes({ actor })
}
