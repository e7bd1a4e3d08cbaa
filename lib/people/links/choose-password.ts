import 'server-only'
import { and, eq, gt, sql } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { hashPassword } from '@/lib/auth/passwords/password'
import { requireGoodPassword } from '@/lib/auth/passwords/require-good-password'
import { database, type Queries } from '@/lib/db/client'
import { signInLinks } from '@/lib/db/tables/sign-in'
import { Problem } from '@/lib/domain/problem'
import type { ChoosePasswordForm } from '../model/sign-in'
import { setPassword } from '../set-password'
import { linkHolder } from './link-holder'
import { linkHash } from './make-link'

/** Chooses a password by an invitation or a reset, which it uses up. Throws `linkGone` when that works no more. */
export async function choosePassword(form: ChoosePasswordForm): Promise<{ email: string }> {
  const db = database()
  // Before anything that costs time: strangers may ask this as often as they like.
  const holder = await linkHolder(db, form.token)
  if (!holder) throw new Problem('linkGone')
  await requireGoodPassword({ password: form.password, person: holder, field: 'password' })
  const passwordHash = await hashPassword(form.password)
  await db.transaction(async (tx) => {
    await claim(tx, form.token)
    await setPassword(tx, { personId: holder.id, passwordHash, mustChange: false })
    await recordAudit(tx, {
      action: 'person.password-changed',
      actor: { id: holder.id },
      record: { kind: 'person', id: holder.id, name: holder.email },
      after: { by: holder.kind },
    })
  })
  return { email: holder.email }
}

/** Deleting is the claim: of two that come at once, the second finds nothing. */
async function claim(tx: Queries, token: string): Promise<void> {
  const claimed = await tx
    .delete(signInLinks)
    .where(and(eq(signInLinks.tokenHash, linkHash(token)), gt(signInLinks.expiresAt, sql`now()`)))
    .returning({ personId: signInLinks.personId })
  if (claimed.length === 0) throw new Problem('linkGone')
}
