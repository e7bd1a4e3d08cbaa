import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { settings } from '@/lib/config/settings'
import type { Queries } from '@/lib/db/client'
import { signInLinks, type SignInLinkKind } from '@/lib/db/tables/sign-in'

/** An invitation waits for somebody's first day; a reset is for now. */
const HOURS: Readonly<Record<SignInLinkKind, number>> = { invite: 72, reset: 4 }

export const linkHash = (token: string) => createHash('sha256').update(token).digest('hex')

export type MadeLink = { url: string; hours: number }

/** A one-time link by which the person chooses a password; the one before stops working. */
export async function makeLink(
  queries: Queries,
  input: { personId: number; kind: SignInLinkKind },
): Promise<MadeLink> {
  const { personId, kind } = input
  const token = randomBytes(32).toString('base64url')
  const hours = HOURS[kind]
  const link = {
    kind,
    tokenHash: linkHash(token),
    expiresAt: sql`now() + make_interval(hours => ${hours}::int)`,
  }
  await queries
    .insert(signInLinks)
    .values({ personId, ...link })
    .onConflictDoUpdate({ target: signInLinks.personId, set: link })
  return { url: `${settings().appUrl}/sign-in/choose-password?token=${token}`, hours }
}
