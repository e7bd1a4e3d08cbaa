import 'server-only'
import type { OidcSetting } from '@/lib/config/oidc-setting'
import { recordAudit } from '@/lib/audit/record-audit'
import { database } from '@/lib/db/client'
import { signInPerson } from '../steps/sign-in-request'
import { profileOf } from './oidc-provider'
import { personOfProfile } from './person-of-profile'

/**
 * Begins the session of somebody whom the issuer let in, with a second factor or not as the issuer
 * asks for. Null for nobody here.
 */
export async function sessionOfProfile(
  setting: OidcSetting,
  claims: unknown,
): Promise<string | null> {
  const db = database()
  const profile = profileOf(setting, claims)
  const person = await personOfProfile(db, setting, profile)
  if (person) return signInPerson({ person, kind: 'oidc' })
  await recordAudit(db, {
    action: 'session.sign-in-failed',
    actor: null,
    personal: { email: profile.email, by: 'oidc' },
  })
  return null
}
