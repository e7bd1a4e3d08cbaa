import 'server-only'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Actor } from '@/lib/auth/actor'
import { newRecoveryCodes } from '@/lib/auth/codes/recovery-codes'
import { tellPerson } from '@/lib/auth/tell-person'
import { database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import type { RecoveryCodes } from '../model/sign-in'
import { ownCode } from './own-code'

/** Ten new codes for paper, in place of all before; only where an app makes codes. */
export async function makeRecoveryCodes({ actor }: { actor: Actor }): Promise<RecoveryCodes> {
  if (!(await ownCode({ actor })).isOn) throw new Problem('codeIsOff')
  return database().transaction(async (tx) => {
    const codes = await newRecoveryCodes(tx, actor.id)
    await tellPerson(tx, { personId: actor.id, change: 'recovery-codes' })
    await recordAudit(tx, {
      action: 'person.recovery-codes-made',
      actor,
      record: { kind: 'person', id: actor.id, name: actor.email },
    })
    return { codes }
  })
}
