import 'server-only'
import { cache } from 'react'
import { getServerSession } from 'next-auth'
import { database } from '@/lib/db/client'
import { z } from 'zod'
import { loadActor, type Actor } from './actor'
import { authOptions } from './auth-options'

const sessionSchema = z.object({ sessionId: z.uuid() })

/** The signed-in person of this request, as the database knows them now; null when there is none. */
export const currentActor = cache(async (): Promise<Actor | null> => {
  // Its shape is what the session callback of lib/auth/auth-options makes.
  const session: unknown = await getServerSession(authOptions())
  const parsed = sessionSchema.safeParse(session)
  return parsed.success ? loadActor(database(), parsed.data) : null
})

/** The same person as the database knows them by now, for what goes on longer than a request. */
export function freshActor({ id, sessionId }: Actor): Promise<Actor | null> {
  return loadActor(database(), sessionId === null ? { personId: id } : { sessionId })
}
