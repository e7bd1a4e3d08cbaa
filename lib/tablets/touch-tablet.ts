import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { sessions } from '@/lib/db/tables/sessions'
import { tablets } from '@/lib/db/tables/tablets'

/** Somebody touched the shared tablet: its session goes on. Anywhere else it does nothing. */
export async function touchTablet({ actor }: { actor: Actor }): Promise<null> {
  if (actor.tablet === null || actor.sessionId === null) return null
  const db = database()
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(sessions.id, actor.sessionId))
  await db
    .update(tablets)
    .set({ lastUsedAt: sql`now()` })
    .where(eq(tablets.id, actor.tablet.id))
  return null
}
