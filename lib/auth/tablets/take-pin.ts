import 'server-only'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Database } from '@/lib/db/client'
import { memberships, people } from '@/lib/db/tables/people'
import { pins } from '@/lib/db/tables/sign-in'
import { pinFault } from '@/lib/domain/pin'
import { forgiveAttempts, reserveAttempts, type ThrottleKey } from '../throttle/sign-in-throttle'
import type { Tablet } from './current-tablet'
import { hashPin, verifyPin, writePin } from './pin'

/**
 * Wrong ones that end a PIN, whatever the time between them: in a row, and altogether since it was
 * set, because the person's own right one begins the row anew. Of 10,000 PINs nobody can try more
 * than one in a hundred (decision 0240).
 */
const MOST_IN_A_ROW = 10
const MOST_EVER = 100

/** Whether no PIN is looked at any more, until another is set. */
export function isPinEnded({ failuresInARow, failures }: Held): boolean {
  return failuresInARow >= MOST_IN_A_ROW || failures >= MOST_EVER
}

type Held = typeof pins.$inferSelect

type PinResult =
  | { ok: true; person: { id: number; locale: string | null }; pinHash: string }
  | { ok: false; reason: 'slow'; seconds: number }
  /** `pin-change`: it is right, and the person has to choose another, which comes with it as `next`. */
  | { ok: false; reason: 'wrong' | 'pin-ended' | 'pin-change' | 'pin-common' | 'pin-same' }

type PinInput = {
  db: Database
  tablet: Tablet
  personId: number
  pin: string
  /** The PIN that takes its place, where one has to be chosen. */
  next: string | null
}

/** Whether a PIN is that of somebody who works at the tablet's store; failures are slowed and counted. */
export async function takePin(input: PinInput): Promise<PinResult> {
  const { db, tablet, personId, pin } = input
  const person = await personAt(db, tablet, personId)
  const keys: ThrottleKey[] = [
    { kind: 'tablet', value: tablet.id },
    { kind: 'pin', value: `${tablet.id}|${personId}` },
  ]
  const seconds = await reserveAttempts(db, keys)
  if (seconds > 0) return { ok: false, reason: 'slow', seconds }
  if (person === null) return { ok: false, reason: 'wrong' }
  const held = await reserveTry(db, personId)
  if (held === null) return { ok: false, reason: 'pin-ended' }
  if (!(await verifyPin(personId, pin, held.pinHash))) {
    return { ok: false, reason: await recordWrong(input, person, held) }
  }
  await forgiveAttempts(db, keys)
  await forgiveTry(db, personId)
  if (held.mustChange) return chooseNext(input, person)
  return { ok: true, person, pinHash: held.pinHash }
}

type Person = { id: number; email: string; locale: string | null }

async function personAt(db: Database, tablet: Tablet, personId: number): Promise<Person | null> {
  const [found] = await db
    .select({ id: people.id, email: people.email, locale: people.locale })
    .from(people)
    .innerJoin(
      memberships,
      and(eq(memberships.personId, people.id), eq(memberships.storeId, tablet.storeId)),
    )
    .innerJoin(pins, eq(pins.personId, people.id))
    .where(and(eq(people.id, personId), isNull(people.disabledAt)))
  return found ?? null
}

/** Counts it as wrong before it is looked at, so that many sent at once are no more tries; null: ended. */
async function reserveTry(db: Database, personId: number): Promise<Held | null> {
  const [held] = await db
    .update(pins)
    .set({
      failuresInARow: sql`${pins.failuresInARow} + 1`,
      failures: sql`${pins.failures} + 1`,
    })
    .where(
      and(
        eq(pins.personId, personId),
        lt(pins.failuresInARow, MOST_IN_A_ROW),
        lt(pins.failures, MOST_EVER),
      ),
    )
    .returning()
  return held ?? null
}

async function forgiveTry(db: Database, personId: number): Promise<void> {
  await db
    .update(pins)
    .set({ failuresInARow: 0, failures: sql`greatest(0, ${pins.failures} - 1)` })
    .where(eq(pins.personId, personId))
}

async function recordWrong(
  { db, tablet }: PinInput,
  person: Person,
  held: Held,
): Promise<'wrong' | 'pin-ended'> {
  const isEnded = isPinEnded(held)
  await recordAudit(db, {
    action: isEnded ? 'person.pin-ended' : 'person.pin-failed',
    actor: null,
    storeId: tablet.storeId,
    record: { kind: 'person', id: person.id, name: person.email },
    after: { tablet: tablet.name },
  })
  return isEnded ? 'pin-ended' : 'wrong'
}

/** The PIN that the person has been given is known to somebody else. */
async function chooseNext(input: PinInput, person: Person): Promise<PinResult> {
  const { db, tablet, pin, next } = input
  if (next === null) return { ok: false, reason: 'pin-change' }
  if (next === pin) return { ok: false, reason: 'pin-same' }
  if (pinFault(next) !== null) return { ok: false, reason: 'pin-common' }
  const pinHash = await hashPin(person.id, next)
  await db.transaction(async (tx) => {
    await writePin(tx, { personId: person.id, pinHash, mustChange: false })
    await recordAudit(tx, {
      action: 'person.pin-set',
      actor: { id: person.id },
      storeId: tablet.storeId,
      record: { kind: 'person', id: person.id, name: person.email },
      after: { tablet: tablet.name },
    })
  })
  return { ok: true, person, pinHash }
}
