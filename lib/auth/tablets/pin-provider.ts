import 'server-only'
import { eq, sql } from 'drizzle-orm'
import Credentials from 'next-auth/providers/credentials'
import { database } from '@/lib/db/client'
import { tablets } from '@/lib/db/tables/tablets'
import { endSessions } from '../sessions/end-sessions'
import { signInPerson } from '../steps/sign-in-request'
import { currentTablet } from './current-tablet'
import { takePin } from './take-pin'

/**
 * A person and their PIN, on a browser that is a shared tablet. Whoever was there before is out: one
 * person at a time. `over`: it is no tablet any more.
 */
export const pinProvider = Credentials({
  id: 'pin',
  credentials: { person: { type: 'text' }, pin: { type: 'password' }, next: { type: 'password' } },
  async authorize(given) {
    const tablet = await currentTablet()
    if (!tablet) throw new Error('over')
    const db = database()
    const next = (given?.next ?? '').slice(0, 20)
    const result = await takePin({
      db,
      tablet,
      personId: personIdOf(given?.person),
      pin: (given?.pin ?? '').slice(0, 20),
      next: next === '' ? null : next,
    })
    if (!result.ok) {
      throw new Error(result.reason === 'slow' ? `slow:${result.seconds}` : result.reason)
    }
    const { person, pinHash } = result
    await endSessions(db, { tabletId: tablet.id })
    const sessionId = await signInPerson({ person, kind: 'pin', atTablet: { pinHash, tablet } })
    if (sessionId === null) throw new Error('wrong')
    await db
      .update(tablets)
      .set({ lastUsedAt: sql`now()` })
      .where(eq(tablets.id, tablet.id))
    return { id: sessionId }
  },
})

/** 0, which nobody is, of what is no id. */
function personIdOf(given: string | undefined): number {
  return given !== undefined && /^\d{1,15}$/.test(given) ? Number(given) : 0
}
