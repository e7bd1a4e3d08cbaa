import 'server-only'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Actor } from '@/lib/auth/actor'
import type { Queries } from '@/lib/db/client'

/** Writes down that somebody signed devices out; nothing where none was signed in. */
export async function recordEnded(
  tx: Queries,
  actor: Actor,
  personId: number,
  ended: number,
): Promise<void> {
  if (ended === 0) return
  await recordAudit(tx, {
    action: 'person.sessions-ended',
    actor,
    record: { kind: 'person', id: personId },
    after: { ended },
  })
}
