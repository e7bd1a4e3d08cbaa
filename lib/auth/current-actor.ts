import 'server-only'
import { cache } from 'react'
import { cookies } from 'next/headers'
import { LRUCache } from 'lru-cache'
import { decode } from 'next-auth/jwt'
import { z } from 'zod'
import { perProcess } from '@/lib/config/per-process'
import { settings } from '@/lib/config/settings'
import { database } from '@/lib/db/client'
import { loadActor, type Actor } from './actor'
import { sessionCookieName } from './session-cookie'

/** What `authOptions` puts into the cookie: the session's id alone. */
const tokenSchema = z.object({ sub: z.uuid() })

/** The signed-in person of this request, as the database knows them now; null when there is none. */
export const currentActor = cache(async (): Promise<Actor | null> => {
  const parsed = tokenSchema.safeParse(await sessionToken())
  return parsed.success ? loadActor(database(), { sessionId: parsed.data.sub }) : null
})

/**
 * What the session's cookie holds; null for none, or for one that is none of ours. Opened and no more:
 * `getServerSession` would seal a new one each time, which nobody keeps (decision 0359).
 */
async function sessionToken(): Promise<unknown> {
  const current = settings()
  const token = (await cookies()).get(sessionCookieName(current))?.value
  if (token === undefined || current.authSecret === null) return null
  try {
    return await openOnce(token, current.authSecret)
  } catch {
    // Anybody can send anything.
    return null
  }
}

/** What was in cookies that were opened, until they expire; whether a session holds the database says. */
const opened = perProcess('opened-cookies', () => new LRUCache<string, object>({ max: 1_000 }))

async function openOnce(token: string, secret: string): Promise<object | null> {
  const key = `${secret} ${token}`
  const known = opened.get().get(key)
  if (known) return known
  const held = await decode({ token, secret })
  const ttl = Number(held?.['exp'] ?? 0) * 1_000 - Date.now()
  if (held && ttl > 0) opened.get().set(key, held, { ttl })
  return held
}

/** The same person as the database knows them by now, for what goes on longer than a request. */
export function freshActor({ id, sessionId }: Actor): Promise<Actor | null> {
  return loadActor(database(), sessionId === null ? { personId: id } : { sessionId })
}
