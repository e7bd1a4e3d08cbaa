import 'server-only'
import { recordAudit } from '@/lib/audit/record-audit'
import { hashPassword, verifyPassword } from '@/lib/auth/passwords/password'
import { requireGoodPassword } from '@/lib/auth/passwords/require-good-password'
import { currentStep, rememberStep } from '@/lib/auth/steps/current-step'
import { database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import type { StepPasswordForm } from './model/sign-in'
import { setPassword } from './set-password'

/**
 * The new password that the sign-in of this browser waits for, which then goes on. Throws
 * `signInOver` when it took too long.
 */
export async function chooseAtSignIn(form: StepPasswordForm): Promise<null> {
  const pending = await currentStep()
  if (pending?.step !== 'change') throw new Problem('signInOver')
  const { person, hasCode } = pending
  const { password } = form
  if (await verifyPassword(password, person.passwordHash)) {
    throw new Problem('wrongInput', { fields: { password: 'passwordSame' } })
  }
  await requireGoodPassword({ password, person, field: 'password' })
  const passwordHash = await hashPassword(password)
  await database().transaction(async (tx) => {
    await setPassword(tx, { personId: person.id, passwordHash, mustChange: false })
    await recordAudit(tx, {
      action: 'person.password-changed',
      actor: { id: person.id },
      record: { kind: 'person', id: person.id, name: person.email },
      after: { by: 'self' },
    })
  })
  await rememberStep({ personId: person.id, passwordHash, hasCode })
  return null
}
