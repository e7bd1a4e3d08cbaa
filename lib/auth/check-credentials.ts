import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import type { Locale } from '@/lib/i18n/locales'
import { verifyPassword } from './password'
import { isOpenToNobody } from './public-password'
import { forgiveAttempt, reserveAttempt } from './sign-in-throttle'

type SignInResult =
  | {
      ok: true
      person: {
        id: number
        name: string
        email: string
        /** What was verified: a session begins only while it is still this one. */
        passwordHash: string
        locale: string
      }
    }
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'slow'; seconds: number }

/** Whether an e-mail and a password go together; failures are slowed per person and per address. */
export async function checkCredentials(input: {
  db: Database
  email: string
  password: string
  address: string
  /** The language that the person signs in in: theirs from now on, where they have chosen none. */
  shownLocale: Locale
}): Promise<SignInResult> {
  const email = input.email.trim().toLowerCase()
  const person = { kind: 'person', value: email } as const
  const address = { kind: 'address', value: input.address } as const
  // One after the other: a blocked address must not cost the person an attempt.
  const seconds =
    (await reserveAttempt(input.db, address)) || (await reserveAttempt(input.db, person))
  if (seconds > 0) return { ok: false, reason: 'slow', seconds }

  const [found] = await input.db
    .select()
    .from(people)
    .where(sql`lower(${people.email}) = ${email} and ${people.disabledAt} is null`)
  const isRight = await verifyPassword(input.password, found?.passwordHash ?? null)
  if (!isRight || !found || isOpenToNobody(input.password)) {
    return { ok: false, reason: 'wrong' }
  }
  await forgiveAttempt(input.db, person, address)
  const { id, name, passwordHash } = found
  const locale = found.locale ?? input.shownLocale
  if (found.locale === null) await input.db.update(people).set({ locale }).where(eq(people.id, id))
  return { ok: true, person: { id, name, email: found.email, passwordHash, locale } }
}
