import 'server-only'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Actor } from '@/lib/auth/actor'
import { confirmPassword } from '@/lib/auth/passwords/confirm-password'
import { hashPin, writePin } from '@/lib/auth/tablets/pin'
import { database } from '@/lib/db/client'
import type { OwnPinForm } from './model/tablet-forms'

/** One's own PIN, with the password. Where the old one is in use, it is locked. */
export async function setOwnPin(input: { actor: Actor; form: OwnPinForm }): Promise<null> {
  const { actor, form } = input
  const db = database()
  await confirmPassword(db, actor, form.current, 'current')
  const pinHash = await hashPin(actor.id, form.pin)
  await db.transaction(async (tx) => {
    await writePin(tx, { personId: actor.id, pinHash, mustChange: false })
    await recordAudit(tx, {
      action: 'person.pin-set',
      actor,
      record: { kind: 'person', id: actor.id, name: actor.email },
    })
  })
  return null
}
