import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { newRecoveryCodes } from '@/lib/auth/codes/recovery-codes'
import { takeCode } from '@/lib/auth/codes/take-code'
import { database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import type { CodeForm, RecoveryCodes } from '../model/sign-in'

/** Turns codes on by the first one of the app. Answers the codes for paper, once. */
export async function confirmOwnCode(input: {
  actor: Actor
  form: CodeForm
}): Promise<RecoveryCodes> {
  const { actor, form } = input
  const db = database()
  const result = await takeCode({
    db,
    personId: actor.id,
    code: form.code,
    which: 'first',
    now: new Date(),
  })
  if (!result.ok) {
    if (result.reason === 'slow') throw new Problem('tooManyCodes')
    throw new Problem('wrongInput', { fields: { code: 'codeWrong' } })
  }
  return db.transaction(async (tx) => {
    const codes = await newRecoveryCodes(tx, actor.id)
    return { codes }
  })
}
