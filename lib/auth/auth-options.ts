import 'server-only'
import { cookies } from 'next/headers'
import type { NextAuthOptions } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { recordAudit } from '@/lib/audit/record-audit'
import { applyAuthEnvironment } from '@/lib/config/auth-environment'
import { LONGEST_SESSION_MINUTES, settings } from '@/lib/config/settings'
import { database } from '@/lib/db/client'
import { LOCALE_COOKIE, LOCALE_COOKIE_OPTIONS, isLocale } from '@/lib/i18n/locales'
import { shownLocale } from '@/lib/i18n/shown-locale'
import { z } from 'zod'
import { loadActor } from './actor'
import { checkCredentials } from './check-credentials'
import { clientAddress } from './client-address'
import { beginSession } from './sessions/begin-session'
import { DEVICE_COOKIE, DEVICE_COOKIE_SECONDS, rememberDevice } from './throttle/known-device'
import { endSessions } from './sessions/end-sessions'

type HeaderBag = Record<string, string | string[] | undefined>

function headerOf(headers: HeaderBag | undefined) {
  return (name: string) => {
    const value = headers?.[name]
    return Array.isArray(value) ? value.at(-1) : value
  }
}

const credentials = Credentials({
  credentials: { email: { type: 'email' }, password: { type: 'password' } },
  async authorize(given, request) {
    const db = database()
    const header = headerOf(request.headers as HeaderBag | undefined)
    const address = clientAddress(header)
    const jar = await cookies()
    const device = jar.get(DEVICE_COOKIE)?.value ?? null
    const result = await checkCredentials({
      db,
      email: given?.email ?? '',
      password: (given?.password ?? '').slice(0, 200),
      address,
      device,
      shownLocale: await shownLocale(),
    })
    // NextAuth hands the message of an error to the sign-in page as it is.
    if (!result.ok) {
      throw new Error(result.reason === 'slow' ? `slow:${result.seconds}` : 'wrong')
    }
    const { id, passwordHash, locale } = result.person
    const sessionId = await beginSession({
      db,
      personId: id,
      kind: 'password',
      passwordHash,
      address,
      userAgent: header('user-agent'),
    })
    if (sessionId === null) throw new Error('wrong')
    jar.set(DEVICE_COOKIE, await rememberDevice(db, id, device), {
      maxAge: DEVICE_COOKIE_SECONDS,
      httpOnly: true,
      sameSite: 'lax',
      secure: settings().appUrl.startsWith('https:'),
      path: '/api/auth',
    })
    // A person's language goes with them: on a shared tablet each gets their own.
    if (isLocale(locale)) jar.set(LOCALE_COOKIE, locale, LOCALE_COOKIE_OPTIONS)
    return { id: sessionId }
  },
})

/** Made on first use: the settings are not known while the program is built. */
export function authOptions(): NextAuthOptions {
  const current = settings()
  applyAuthEnvironment(current)
  return {
    ...(current.authSecret === null ? {} : { secret: current.authSecret }),
    session: { strategy: 'jwt', maxAge: LONGEST_SESSION_MINUTES * 60 },
    pages: { signIn: '/sign-in', signOut: '/sign-in', error: '/sign-in' },
    providers: [credentials],
    callbacks: {
      // The session's id alone: a cookie says of nobody who they are.
      jwt({ token, user }) {
        // `user` is there only at sign-in, whatever the types say.
        const signedIn = user as { id: string } | undefined
        return signedIn ? { sub: signedIn.id } : token
      },
      session({ session, token }) {
        return { expires: session.expires, sessionId: token.sub }
      },
    },
    events: {
      async signOut({ token }) {
        const sessionId = z.uuid().safeParse(token.sub)
        if (sessionId.success) await signOut(sessionId.data)
      },
    },
  }
}

async function signOut(sessionId: string): Promise<void> {
  const db = database()
  const actor = await loadActor(db, { sessionId })
  await endSessions(db, { sessionId })
  if (actor) await recordAudit(db, { action: 'session.signed-out', actor })
}
