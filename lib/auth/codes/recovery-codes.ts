import 'server-only'
import { randomInt } from 'node:crypto'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { recoveryCodes } from '@/lib/db/tables/sign-in'
import { keyedHash } from '../seal'

const HOW_MANY = 10

/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 10

const hashOf = (code: string) => keyedHash('recovery codes', code)

/** Ten new codes, in place of all before. They are known now and never again. */
export async function newRecoveryCodes(tx: Queries, personId: number): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, randomCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId))
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ personId, codeHash: hashOf(plain(code)) })))
  return codes
}

/** Takes one, once; spaces, hyphens and capitals do not matter. */
export async function takeRecoveryCode(
  queries: Queries,
  input: { personId: number; code: string },
): Promise<boolean> {
  const taken = await queries
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.personId, input.personId),
        eq(recoveryCodes.codeHash, hashOf(plain(input.code))),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ personId: recoveryCodes.personId })
  return taken.length > 0
}

/** How many are left. */
export async function recoveryCodesLeft(queries: Queries, personId: number): Promise<number> {
  const [row] = await queries
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.personId, personId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

/** "abcde-23456": 49 bits, which the throttle lets nobody guess. */
function randomCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
  return `${letters.slice(0, LENGTH / 2).join('')}-${letters.slice(LENGTH / 2).join('')}`
}

const plain = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
