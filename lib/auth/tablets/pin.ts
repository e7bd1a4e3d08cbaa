import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import { pins } from '@/lib/db/tables/sign-in'
import { hashPassword, verifyPassword } from '../passwords/password'
import { keyedHash } from '../seal'
import { endSessions } from '../sessions/end-sessions'

/** With a key: from four digits a copy of the database alone would soon give the PIN. */
const keyed = (personId: number, pin: string) => keyedHash('pins', `${personId}:${pin}`)

export function hashPin(personId: number, pin: string): Promise<string> {
  return hashPassword(keyed(personId, pin))
}

export function verifyPin(personId: number, pin: string, pinHash: string): Promise<boolean> {
  return verifyPassword(keyed(personId, pin), pinHash)
}

/** Writes a new PIN. Whoever typed the old one is out; failures are counted from nothing. */
export async function writePin(
  tx: Queries,
  input: { personId: number; pinHash: string; mustChange: boolean },
): Promise<void> {
  const { personId, pinHash, mustChange } = input
  // Nobody gets in with the old one meanwhile (see `beginSession`).
  await tx.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('update')
  const fresh = { pinHash, mustChange, failuresInARow: 0, failures: 0, setAt: sql`now()` }
  await tx
    .insert(pins)
    .values({ personId, ...fresh })
    .onConflictDoUpdate({ target: pins.personId, set: fresh })
  await endSessions(tx, { pinOf: personId })
}
