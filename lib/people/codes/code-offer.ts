import 'server-only'
import { offeredSecret } from '@/lib/auth/codes/code-secret'
import { totpAddress } from '@/lib/auth/codes/totp'
import type { Queries } from '@/lib/db/client'
import { qrCode } from '@/lib/domain/qr-code'
import type { CodeOffer } from '../model/sign-in'

/** What an authenticator app scans, or somebody types into it. */
export async function codeOffer(
  queries: Queries,
  person: { id: number; email: string },
): Promise<CodeOffer> {
  const secret = await offeredSecret(queries, person.id)
  const groups = secret.match(/.{1,4}/g) ?? []
  return { qr: qrCode(totpAddress(secret, person.email)), secret: groups.join(' ') }
}
