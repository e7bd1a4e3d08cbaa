import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { confirmPassword } from '@/lib/auth/passwords/confirm-password'
import { database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import type { CodeOffer, PasswordForm } from '../model/sign-in'
import { codeOffer } from './code-offer'
import { ownCode } from './own-code'

/** Offers one's own app a secret. It counts once a code of it was typed. */
export async function beginOwnCode(input: {
  actor: Actor
  form: PasswordForm
}): Promise<CodeOffer> {
  const { actor, form } = input
  await confirmPassword(database(), actor, form.password)
  if ((await ownCode({ actor })).isOn) throw new Problem('codeIsOn')
  return codeOffer(database(), actor)
}
