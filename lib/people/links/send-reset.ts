import 'server-only'
import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import type { Locale } from '@/lib/i18n/locales'
import { mailLink } from './mail-link'
import { makeLink } from './make-link'

/** Sends a reset where there is somebody; throws when the server did not take it, to be tried again. */
export async function sendReset(input: {
  db: Database
  email: string
  locale: Locale
}): Promise<void> {
  const { db, email, locale } = input
  const [person] = await db
    .select()
    .from(people)
    .where(
      and(
        sql`lower(${people.email}) = ${email}`,
        isNull(people.disabledAt),
        // Whoever was invited has the invitation.
        isNotNull(people.passwordHash),
      ),
    )
  if (!person) return
  const link = await makeLink(db, { personId: person.id, kind: 'reset' })
  const mailed = await mailLink({ person, kind: 'reset', link, otherwise: locale })
  if (mailed === 'failed') throw new Error('the SMTP server did not take a reset')
}
