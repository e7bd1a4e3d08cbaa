import 'server-only'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import { signInLinks } from '@/lib/db/tables/sign-in'
import { linkHash } from './make-link'

export type LinkHolder = { id: number; name: string; email: string; kind: 'invite' | 'reset' }

/** Whose link it is while it works, else null. Looking uses nothing up. */
export async function linkHolder(queries: Queries, token: string): Promise<LinkHolder | null> {
  const [found] = await queries
    .select({ id: people.id, name: people.name, email: people.email, kind: signInLinks.kind })
    .from(signInLinks)
    .innerJoin(people, eq(people.id, signInLinks.personId))
    .where(
      and(
        eq(signInLinks.tokenHash, linkHash(token)),
        gt(signInLinks.expiresAt, sql`now()`),
        isNull(people.disabledAt),
      ),
    )
  return found ?? null
}
