import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database, Queries } from '@/lib/db/client'
import { knownDevices } from '@/lib/db/tables/people'

export const DEVICE_COOKIE = 'handover.device'

/** As long as a browser keeps a cookie. */
export const DEVICE_COOKIE_SECONDS = 400 * 24 * 60 * 60

/** 32 random bytes; what a stranger sends in their place is never found. */
const TOKEN = /^[\w-]{43}$/

export const deviceHash = (token: string) => createHash('sha256').update(token).digest('hex')

/** Whether the person has signed in on this device before. */
export async function isKnownDevice(
  queries: Queries,
  personId: number,
  token: string | null,
): Promise<boolean> {
  if (token === null) return false
  const [found] = await queries
    .select({ personId: knownDevices.personId })
    .from(knownDevices)
    .where(and(eq(knownDevices.personId, personId), eq(knownDevices.deviceHash, deviceHash(token))))
  return found !== undefined
}

/** Remembers that the person signed in here. Returns what the device's cookie is to hold. */
export async function rememberDevice(
  db: Database,
  personId: number,
  token: string | null,
): Promise<string> {
  const held = token !== null && TOKEN.test(token) ? token : randomBytes(32).toString('base64url')
  await db
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.personId, personId),
        lt(knownDevices.lastUsedAt, sql`now() - make_interval(secs => ${DEVICE_COOKIE_SECONDS})`),
      ),
    )
  await db
    .insert(knownDevices)
    .values({ personId, deviceHash: deviceHash(held) })
    .onConflictDoUpdate({
      target: [knownDevices.personId, knownDevices.deviceHash],
      set: { lastUsedAt: sql`now()` },
    })
  return held
}

/** After a password that others may have known: every device has to show itself anew. */
export async function forgetDevices(queries: Queries, personId: number): Promise<void> {
  await queries.delete(knownDevices).where(eq(knownDevices.personId, personId))
}
