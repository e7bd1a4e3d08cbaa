import 'server-only'
import { eq } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { hoursSendings } from '@/lib/db/tables/hours'
import type { StoreUpdate } from '@/lib/domain/hours/store-update'
import { localDay } from '@/lib/domain/time/local-time'
import { Problem } from '@/lib/domain/problem'
import type { ResendHoursForm } from '../model/sending'
import { platformStore } from '../platform-store'
import { queueSending } from './queue-sending'

/** What of it still lies ahead; null when nothing does. */
function stillAhead(change: StoreUpdate, today: string): StoreUpdate | null {
  if (change.kind !== 'temporary') return change
  const elements = change.elements.filter(({ start_time }) => start_time.slice(0, 10) >= today)
  return elements.length === 0 ? null : { ...change, elements }
}

/**
 * Sends hours of the history once more, as they were: whatever holds now is replaced. Days that are
 * over are left out; throws `hoursOver` when no others are left.
 */
export async function resendHours(input: {
  actor: Actor
  form: ResendHoursForm
}): Promise<{ sendingId: number }> {
  const { actor, form } = input
  return database().transaction(async (tx) => {
    const [row] = await tx.select().from(hoursSendings).where(eq(hoursSendings.id, form.sendingId))
    const isHours = row?.kind === 'regular' || row?.kind === 'temporary'
    // Of a store that one knows nothing of, not even that there is such a sending is told.
    if (!row?.storeId || !isHours || !can(actor, 'hours.see', row.storeId))
      throw new Problem('sendingNotFound')
    const store = await platformStore(tx, {
      actor,
      permission: 'hours.edit',
      storeId: row.storeId,
    })
    const change = stillAhead(row.change, localDay(new Date(), store.region))
    if (!change) throw new Problem('hoursOver')
    const drawn = row.drawnVersion === null ? {} : { drawnVersion: row.drawnVersion }
    const sent = await queueSending(tx, { target: { store }, change, askedBy: actor.id, ...drawn })
    await recordAudit(tx, {
      action: 'hours.sent',
      actor,
      storeId: store.id,
      record: { kind: 'store', id: store.id, name: store.code },
      after: { version: row.drawnVersion, asIn: row.id },
    })
    return { sendingId: sent.id }
  })
}
