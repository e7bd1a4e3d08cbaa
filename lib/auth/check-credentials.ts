import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Database } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales'
import { verifyPassword } from './passwords/password'
import { isOpenToNobody } from './passwords/public-password'
import { storesLocale } from './stores-locale'
import { deviceHash, isKnownDevice } from './throttle/known-device'
import { forgiveAttempts, reserveAttempts, type ThrottleKey } from './throttle/sign-in-throttle'

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

/** Whether an e-mail and a password go together; failures are slowed (decision 0209). */
export async function checkCredentials(input: {
  db: Database
  email: string
  password: string
  address: string
  /** What the device's own cookie holds. */
  device: string | null
  /**
   * The language that the person asks for: theirs from now on, where they have chosen none. Null where
   * their browser asks for none of ours: then that of their stores.
   */
  askedLocale: Locale | null
}): Promise<SignInResult> {
  const { db } = input
  const typed = input.email.trim().toLowerCase().slice(0, 254)
  // No e-mail holds a control character, and the database takes no NUL: it is nobody's.
  const email = /[\p{Cc}\p{Cs}]/u.test(typed) ? '' : typed
  const [found] = await db
    .select()
    .from(people)
    .where(sql`lower(${people.email}) = ${email} and ${people.disabledAt} is null`)
  const keys = await throttleKeys({ ...input, email, personId: found?.id ?? 0 })
  const seconds = await reserveAttempts(db, keys)
  if (seconds > 0) {
    await recordSlowed(db, input.address)
    return { ok: false, reason: 'slow', seconds }
  }

  const passwordHash = found?.passwordHash ?? null
  const isRight = await verifyPassword(input.password, passwordHash)
  if (!isRight || !found || passwordHash === null || isOpenToNobody(input.password)) {
    await recordFailed(db, { email, person: found })
    return { ok: false, reason: 'wrong' }
  }
  await forgiveAttempts(db, keys)
  const { id, name } = found
  const locale = found.locale ?? input.askedLocale ?? (await storesLocale(db, id)) ?? DEFAULT_LOCALE
  if (found.locale === null) await db.update(people).set({ locale }).where(eq(people.id, id))
  return { ok: true, person: { id, name, email: found.email, passwordHash, locale } }
}

/**
 * A device that the person has used before counts alone: what strangers do to their e-mail, or
 * others at their address, does not touch it.
 */
async function throttleKeys(input: {
  db: Database
  email: string
  personId: number
  address: string
  device: string | null
}): Promise<ThrottleKey[]> {
  const { db, email, personId, address, device } = input
  if (device !== null && (await isKnownDevice(db, personId, device))) {
    return [{ kind: 'device', value: `${personId}|${deviceHash(device)}` }]
  }
  return [
    { kind: 'address', value: address },
    { kind: 'pair', value: `${address}|${email}` },
    { kind: 'person', value: email },
  ]
}

/** What a stranger typed may be anything, a password too: it is kept aside. */
function recordFailed(
  db: Database,
  { email, person }: { email: string; person: typeof people.$inferSelect | undefined },
): Promise<void> {
  return recordAudit(db, {
    action: 'session.sign-in-failed',
    actor: null,
    ...(person
      ? { record: { kind: 'person', id: person.id, name: person.email } }
      : { personal: { email: email.slice(0, 254) } }),
  })
}

const HOUR_MS = 60 * 60_000

/** Once an hour and address: whoever tries on shall not fill the log. */
function recordSlowed(db: Database, address: string): Promise<void> {
  const onceKey = `slowed:${address}:${Math.floor(Date.now() / HOUR_MS)}`
  return recordAudit(db, { action: 'session.slowed', actor: null, onceKey })
}
