import 'server-only'
import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import { codeSecrets } from '@/lib/db/tables/sign-in'
import { codesAsked } from '../codes/codes-asked'
import { seal, unseal } from '../seal'

/** What is left to do between a password that was right and a session. */
export type SignInStep = 'code' | 'enrol' | 'change'

export const STEP_COOKIE = 'handover.step'

/** Long enough to fetch a phone and set up its app. */
export const STEP_SECONDS = 15 * 60

const PURPOSE = 'pending sign-in'

const pendingSchema = z.object({
  personId: z.number(),
  /** Of the password that was right: once another is set, this sign-in is over. */
  hashMark: z.string(),
  hasCode: z.boolean(),
  until: z.number(),
})

export type PendingSignIn = {
  person: { id: number; name: string; email: string; passwordHash: string; locale: string | null }
  /** A one-time code was right as well. */
  hasCode: boolean
  mustChange: boolean
  step: SignInStep | null
}

const markOf = (passwordHash: string) => createHash('sha256').update(passwordHash).digest('hex')

/** What the step's cookie holds: that this password was right, and whether a code was as well. */
export function sealPending(input: {
  personId: number
  passwordHash: string
  hasCode: boolean
  now: Date
}): string {
  const { personId, passwordHash, hasCode, now } = input
  const until = now.getTime() + STEP_SECONDS * 1000
  return seal(PURPOSE, JSON.stringify({ personId, hashMark: markOf(passwordHash), hasCode, until }))
}

/** The sign-in that a step's cookie carries and what is left of it; null when it is over. */
export async function readPending(
  queries: Queries,
  cookie: string | undefined,
  now: Date,
): Promise<PendingSignIn | null> {
  const text = cookie === undefined ? null : unseal(PURPOSE, cookie)
  if (text === null) return null
  const pending = pendingSchema.parse(JSON.parse(text))
  if (pending.until < now.getTime()) return null
  const state = await signInState(queries, pending.personId)
  if (!state?.person.passwordHash) return null
  const { passwordHash } = state.person
  if (markOf(passwordHash) !== pending.hashMark) return null
  const { id, name, email, locale } = state.person
  return {
    person: { id, name, email, passwordHash, locale },
    hasCode: pending.hasCode,
    mustChange: state.person.mustChangePassword,
    step: stepOf(state, pending.hasCode),
  }
}

/** What a person has to do once their password was right. */
export async function firstStep(queries: Queries, personId: number): Promise<SignInStep | null> {
  const state = await signInState(queries, personId)
  return state && stepOf(state, false)
}

async function signInState(queries: Queries, personId: number) {
  const [found] = await queries
    .select({ person: people, codeSince: codeSecrets.confirmedAt, codesAsked: codesAsked() })
    .from(people)
    .leftJoin(codeSecrets, eq(codeSecrets.personId, people.id))
    .where(and(eq(people.id, personId), isNull(people.disabledAt)))
  return found ?? null
}

function stepOf(
  state: NonNullable<Awaited<ReturnType<typeof signInState>>>,
  hasCode: boolean,
): SignInStep | null {
  if (!hasCode && state.codeSince !== null) return 'code'
  if (!hasCode && state.codesAsked) return 'enrol'
  return state.person.mustChangePassword ? 'change' : null
}
