import 'server-only'
import { actingSession } from '@/lib/auth/acting-session'
import type { Queries } from '@/lib/db/client'
import { appendAudit, type AuditEntry, type RequestOrigin } from './append-audit'
import { requestOrigin } from './request-origin'

/**
 * Appends to the audit log; in a transaction the entry exists when, and only when, that commits. It
 * is part of what it records: where it cannot be written, nothing happens. `origin` is by default
 * that of the request that is being answered.
 */
export async function recordAudit(
  queries: Queries,
  entry: AuditEntry & { origin?: RequestOrigin },
): Promise<void> {
  const { actor, origin } = entry
  const withSession =
    actor && actor.sessionId === undefined
      ? { ...actor, sessionId: actingSession(actor.id) }
      : actor
  await appendAudit(queries, { ...entry, actor: withSession }, origin ?? (await requestOrigin()))
}
