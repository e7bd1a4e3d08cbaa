import 'server-only'
import { and, eq, exists, isNull, lt, sql } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Database, Queries } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import { sessions, type SessionKind } from '@/lib/db/tables/sessions'
import { pins } from '@/lib/db/tables/sign-in'
import { deviceName } from './device-name'
import { sessionExpiry } from './session-life'

/** How long an ended session can still be looked at. */
const KEPT = '30 days'

/**
 * The one way in: every sign-in becomes a row, whose id the cookie carries. Null when the person
 * was blocked, or their password or PIN changed, since it was looked at: the row lock lets nobody
 * in beside `endSessions`.
 */
export async function beginSession(input: {
  db: Database
  personId: number
  kind: SessionKind
  /** What was verified; left out where no password was asked for. */
  passwordHash?: string | undefined
  /** The same of the PIN, and the shared tablet on which it was typed. */
  atTablet?: { pinHash: string; tablet: { id: string; name: string; storeId: number } } | undefined
  address: string
  userAgent: string | null | undefined
}): Promise<string | null> {
  const { db, personId, kind, passwordHash, atTablet, address } = input
  return db.transaction(async (tx) => {
    const [person] = await tx
      .select({ id: people.id, email: people.email })
      .from(people)
      .where(
        and(
          eq(people.id, personId),
          isNull(people.disabledAt),
          passwordHash === undefined ? undefined : eq(people.passwordHash, passwordHash),
          atTablet && exists(pinOf(tx, personId, atTablet.pinHash)),
        ),
      )
      .for('share')
    if (!person) return null
    await tx.delete(sessions).where(lt(sessions.expiresAt, sql`now() - ${KEPT}::interval`))
    const [begun] = await tx
      .insert(sessions)
      .values({
        personId,
        kind,
        tabletId: atTablet?.tablet.id ?? null,
        address: address.slice(0, 64),
        device: deviceName(input.userAgent),
        expiresAt: sessionExpiry(),
      })
      .returning({ id: sessions.id })
    if (!begun) return null
    await recordAudit(tx, {
      action: 'session.signed-in',
      actor: { id: personId, sessionId: begun.id },
      storeId: atTablet?.tablet.storeId ?? null,
      record: { kind: 'person', id: personId, name: person.email },
      after: { kind, ...(atTablet && { tablet: atTablet.tablet.name }) },
    })
    return begun.id
  })
}

function pinOf(tx: Queries, personId: number, pinHash: string) {
  return tx
    .select({ personId: pins.personId })
    .from(pins)
    .where(and(eq(pins.personId, personId), eq(pins.pinHash, pinHash)))
}
