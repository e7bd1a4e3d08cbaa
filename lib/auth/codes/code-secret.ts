import 'server-only'
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { codeSecrets, recoveryCodes } from '@/lib/db/tables/sign-in'
import { seal, unseal } from '../seal'
import { newTotpSecret, stepOfCode } from './totp'

const PURPOSE = 'one-time codes'

/** The secret that the person's app is being given: the same until a code of it was confirmed. */
export async function offeredSecret(queries: Queries, personId: number): Promise<string> {
  await queries
    .insert(codeSecrets)
    .values({ personId, sealedSecret: seal(PURPOSE, newTotpSecret()) })
    .onConflictDoNothing()
  const [row] = await queries.select().from(codeSecrets).where(eq(codeSecrets.personId, personId))
  if (!row || row.confirmedAt !== null) throw new Error('the app has a secret already')
  const secret = unseal(PURPOSE, row.sealedSecret)
  if (secret !== null) return secret
  // AUTH_SECRET was changed before a code was confirmed: another secret takes its place.
  await forgetSecret(queries, personId)
  return offeredSecret(queries, personId)
}

/** Takes the first code of an offered secret: from now on codes are asked for. */
export async function confirmSecret(
  queries: Queries,
  input: { personId: number; code: string; now: Date },
): Promise<boolean> {
  const step = await stepOf(queries, input)
  if (step === null) return false
  const confirmed = await queries
    .update(codeSecrets)
    .set({ confirmedAt: sql`now()`, lastStep: step })
    .where(and(eq(codeSecrets.personId, input.personId), isNull(codeSecrets.confirmedAt)))
    .returning({ personId: codeSecrets.personId })
  return confirmed.length > 0
}

/** Takes a code of the app, each once: of two that come at once, the second is refused. */
export async function takeAppCode(
  queries: Queries,
  input: { personId: number; code: string; now: Date },
): Promise<boolean> {
  const step = await stepOf(queries, input)
  if (step === null) return false
  const taken = await queries
    .update(codeSecrets)
    .set({ lastStep: step })
    .where(
      and(
        eq(codeSecrets.personId, input.personId),
        isNotNull(codeSecrets.confirmedAt),
        lt(codeSecrets.lastStep, step),
      ),
    )
    .returning({ personId: codeSecrets.personId })
  return taken.length > 0
}

/** No code is asked for any more, and no recovery code taken. */
export async function forgetSecret(queries: Queries, personId: number): Promise<void> {
  await queries.delete(codeSecrets).where(eq(codeSecrets.personId, personId))
  await queries.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId))
}

async function stepOf(
  queries: Queries,
  input: { personId: number; code: string; now: Date },
): Promise<number | null> {
  const { personId, code, now } = input
  const [row] = await queries.select().from(codeSecrets).where(eq(codeSecrets.personId, personId))
  const secret = row ? unseal(PURPOSE, row.sealedSecret) : null
  return secret === null ? null : stepOfCode(secret, code, now)
}
