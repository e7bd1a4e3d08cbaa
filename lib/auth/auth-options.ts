import 'server-only'
import type { NextAuthOptions } from 'next-auth'
import { recordAudit } from '@/lib/audit/record-audit'
import { applyAuthEnvironment } from '@/lib/config/auth-environment'
import { log } from '@/lib/config/log'
import { LONGEST_SESSION_MINUTES, settings } from '@/lib/config/settings'
import { database } from '@/lib/db/client'
import { z } from 'zod'
import { loadActor } from './actor'
import { endSessions } from './sessions/end-sessions'
import { oidcProvider } from './oidc/oidc-provider'
import { sessionOfProfile } from './oidc/session-of-profile'
import { hasSecureCookies } from './session-cookie'
import { passwordProvider } from './steps/password-provider'
import { stepProvider } from './steps/step-provider'
import { pinProvider } from './tablets/pin-provider'

/** Made on first use: the settings are not known while the program is built. */
export function authOptions(): NextAuthOptions {
  const current = settings()
  applyAuthEnvironment(current)
  return {
    ...(current.authSecret === null ? {} : { secret: current.authSecret }),
    // Said here, not found out from the environment: `currentActor` looks for the same name.
    useSecureCookies: hasSecureCookies(current),
    session: { strategy: 'jwt', maxAge: LONGEST_SESSION_MINUTES * 60 },
    logger: {
      error: logRefusal,
      warn: () => undefined,
      debug: () => undefined,
    },
    pages: { signIn: '/sign-in', signOut: '/sign-in', error: '/sign-in' },
    providers: [
      passwordProvider,
      stepProvider,
      pinProvider,
      ...(current.oidc === null ? [] : [oidcProvider(current.oidc)]),
    ],
    callbacks: {
      async signIn({ user, account, profile }) {
        if (account?.provider !== 'oidc' || current.oidc === null) return true
        const sessionId = await sessionOfProfile(current.oidc, profile)
        if (sessionId === null) return '/sign-in?error=unknown-person'
        user.id = sessionId
        return true
      },
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

/** What everybody can bring about as often as they like: a cookie that is none of ours. */
const RUBBISH = 'JWT_SESSION_ERROR'

/** The code alone: what comes with it may hold addresses and tokens. */
function logRefusal(code: string): void {
  if (code === RUBBISH) log().debug({ code }, 'sign-in: a cookie that is none')
  else log().warn({ code }, 'sign-in: NextAuth refused')
}

async function signOut(sessionId: string): Promise<void> {
  const db = database()
  const actor = await loadActor(db, { sessionId })
  await endSessions(db, { sessionId })
  const storeId = actor?.tablet?.storeId ?? null
  if (actor) await recordAudit(db, { action: 'session.signed-out', actor, storeId })
}
