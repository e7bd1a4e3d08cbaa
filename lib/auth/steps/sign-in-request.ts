import 'server-only'
import { cookies, headers } from 'next/headers'
import { settings } from '@/lib/config/settings'
import { database } from '@/lib/db/client'
import type { SessionKind } from '@/lib/db/tables/sessions'
import { LOCALE_COOKIE, LOCALE_COOKIE_OPTIONS, isLocale } from '@/lib/i18n/locales'
import { clientAddress } from '../client-address'
import { beginSession } from '../sessions/begin-session'
import { DEVICE_COOKIE, DEVICE_COOKIE_SECONDS, rememberDevice } from '../throttle/known-device'

/** Where the request of a sign-in comes from. */
export async function signInRequest() {
  const [sent, jar] = await Promise.all([headers(), cookies()])
  return {
    address: clientAddress((name) => sent.get(name)),
    userAgent: sent.get('user-agent'),
    device: jar.get(DEVICE_COOKIE)?.value ?? null,
  }
}

/**
 * The last of every way in: begins the session, and this device knows the person from now on.
 * Returns the session's id, or null when the person may not come in after all.
 */
export async function signInPerson(input: {
  person: { id: number; locale: string | null; passwordHash?: string }
  kind: SessionKind
  /** Where a PIN was typed, and which. */
  atTablet?: Parameters<typeof beginSession>[0]['atTablet']
}): Promise<string | null> {
  const { person, kind, atTablet } = input
  const { address, userAgent, device } = await signInRequest()
  const { id: personId, passwordHash, locale } = person
  const db = database()
  const sessionId = await beginSession({
    db,
    personId,
    kind,
    passwordHash,
    atTablet,
    address,
    userAgent,
  })
  if (sessionId === null) return null
  const jar = await cookies()
  // A shared tablet is nobody's own: who knows it with a PIN alone tries passwords as a stranger.
  if (atTablet === undefined) {
    jar.set(DEVICE_COOKIE, await rememberDevice(db, personId, device), {
      maxAge: DEVICE_COOKIE_SECONDS,
      httpOnly: true,
      sameSite: 'lax',
      secure: settings().appUrl.startsWith('https:'),
      path: '/api/auth',
    })
  }
  // A person's language goes with them: on a shared tablet each gets their own.
  if (isLocale(locale)) jar.set(LOCALE_COOKIE, locale, LOCALE_COOKIE_OPTIONS)
  return sessionId
}
