import 'server-only'
import { recordAudit } from '@/lib/audit/record-audit'
import { requireOwnDevice, type Actor } from '@/lib/auth/actor'
import { endSessions } from '@/lib/auth/sessions/end-sessions'
import { newTabletToken, rememberTablet, tabletHash } from '@/lib/auth/tablets/current-tablet'
import { database } from '@/lib/db/client'
import { tablets } from '@/lib/db/tables/tablets'
import type { NewTabletForm } from './model/tablet-forms'

/**
 * Makes the browser that asks a shared tablet of the store. The manager's own session there ends with
 * it: what stays in the shop is the tablet, with nobody at it.
 */
export async function signInTablet(input: {
  actor: Actor
  form: NewTabletForm
}): Promise<{ id: string }> {
  const { actor, form } = input
  requireOwnDevice(actor)
  const { storeId, name, lockMinutes } = form
  const token = newTabletToken()
  const made = await database().transaction(async (tx) => {
    const [row] = await tx
      .insert(tablets)
      .values({ storeId, name, lockMinutes, tokenHash: tabletHash(token), signedInBy: actor.id })
      .returning({ id: tablets.id })
    if (!row) throw new Error('the tablet was not written')
    await recordAudit(tx, {
      action: 'tablet.signed-in',
      actor,
      storeId,
      record: { kind: 'tablet', id: row.id, name },
      after: { name, lockMinutes },
    })
    if (actor.sessionId !== null) await endSessions(tx, { sessionId: actor.sessionId })
    return row
  })
  await rememberTablet(token)
  return made
}
