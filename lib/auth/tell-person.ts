import 'server-only'
import { eq } from 'drizzle-orm'
import { settings } from '@/lib/config/settings'
import type { Queries } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import { addJob } from '@/lib/jobs/add-job'
import { storesLocale } from './stores-locale'

export const TELL_PERSON = 'people.tell-person'

/** What of somebody's sign-in changed, so that they notice when it was not they. */
export const SIGN_IN_CHANGES = [
  'password',
  'code-set-up',
  'code-removed',
  'recovery-codes',
  'email',
] as const
export type SignInChange = (typeof SIGN_IN_CHANGES)[number]

/**
 * Has an e-mail sent to the person once the transaction commits, to the address that they have now:
 * of a change of it, call this before. Nothing where no SMTP server is set.
 */
export async function tellPerson(
  tx: Queries,
  { personId, change }: { personId: number; change: SignInChange },
): Promise<void> {
  if (settings().mail === null) return
  const [person] = await tx
    .select({ name: people.name, email: people.email, locale: people.locale })
    .from(people)
    .where(eq(people.id, personId))
  if (!person) return
  await addJob(tx, {
    task: TELL_PERSON,
    payload: { ...person, locale: person.locale ?? (await storesLocale(tx, personId)), change },
    key: `${TELL_PERSON}:${personId}:${change}`,
    maxAttempts: 5,
  })
}
