import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { confirmPassword } from '@/lib/auth/passwords/confirm-password'
import { database } from '@/lib/db/client'
import type { PasswordForm, RecoveryCodes } from '../model/sign-in'
import { makeRecoveryCodes } from './make-recovery-codes'

/** Ten new codes for paper; those of before work no longer. */
export async function renewRecoveryCodes(input: {
  actor: Actor
  form: PasswordForm
}): Promise<RecoveryCodes> {
  const { actor, form } = input
  await confirmPassword(database(), actor, form.password)
  return makeRecoveryCodes({ actor })
}
