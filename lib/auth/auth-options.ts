import 'server-only'
import { cookies } from 'next/headers'
import type { NextAuthOptions } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { applyAuthEnvironment } from '@/lib/config/auth-environment'
import { settings } from '@/lib/config/settings'
import { database } from '@/lib/db/client'
import { LOCALE_COOKIE, LOCALE_COOKIE_OPTIONS, isLocale } from '@/lib/i18n/locales'
import { shownLocale } from '@/lib/i18n/shown-locale'
import { checkCredentials } from './check-credentials'
import { clientAddress } from './client-address'

/** A working day and a bit: a shared tablet is signed in once a day. */
const SESSION_SECONDS = 14 * 60 * 60

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
    const result = await checkCredentials({
      db: database(),
      email: given?.email ?? '',
      password: (given?.password ?? '').slice(0, 200),
      address: clientAddress(headerOf(request.headers as HeaderBag | undefined)),
      shownLocale: await shownLocale(),
    })
    // NextAuth hands the message of an error to the sign-in page as it is.
    if (!result.ok) {
      throw new Error(result.reason === 'slow' ? `slow:${result.seconds}` : 'wrong')
    }
    const { id, name, email, sessionEpoch, locale } = result.person
    // A person's language goes with them: on a shared tablet each gets their own.
    if (isLocale(locale)) (await cookies()).set(LOCALE_COOKIE, locale, LOCALE_COOKIE_OPTIONS)
    return { id: String(id), name, email, sessionEpoch }
  },
})

/** Made on first use: the settings are not known while the program is built. */
export function authOptions(): NextAuthOptions {
  const current = settings()
  applyAuthEnvironment(current)
  return {
    ...(current.authSecret === null ? {} : { secret: current.authSecret }),
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    pages: { signIn: '/sign-in', signOut: '/sign-in', error: '/sign-in' },
    providers: [credentials],
    callbacks: {
      jwt({ token, user }) {
        // `user` is there only at sign-in, whatever the types say.
        const signedIn = user as { id: string; sessionEpoch?: number } | undefined
        if (signedIn) {
          token.sub = signedIn.id
          token['epoch'] = signedIn.sessionEpoch ?? 0
        }
        return token
      },
      session({ session, token }) {
        return { ...session, personId: Number(token.sub), epoch: Number(token['epoch']) }
      },
    },
  }
}
