import 'server-only'
import { eq } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Actor } from '@/lib/auth/actor'
import { database, type Queries } from '@/lib/db/client'
import { storeHours } from '@/lib/db/tables/hours'
import { compileHours } from '@/lib/stores/model/compile-hours'
import { localDay } from '@/lib/domain/time/local-time'
import { Problem } from '@/lib/domain/problem'
import type { SendHours } from '../model/sending'
import { lockTarget, queueSending } from '../sending/queue-sending'
import { platformStore, type PlatformStore } from '../platform-store'
import { readInForce } from './read-in-force'

type ToSend = { actor: Actor; store: PlatformStore; version: number; now: Date }

async function queueHours(tx: Queries, { actor, store, version, now }: ToSend) {
  // First the lock: what is sent meanwhile would hold dates that this does not know of.
  await lockTarget(tx, { storeId: store.id, region: store.region })
  const [saved] = await tx.select().from(storeHours).where(eq(storeHours.storeId, store.id))
  if (saved?.version !== version) throw new Problem('hoursChanged')
  const today = localDay(now, store.region)
  const { held } = await readInForce(tx, { storeId: store.id, today })
  const { regular, temporary } = compileHours(saved.drawn, { today, held })
  const shared = { target: { store }, askedBy: actor.id, drawnVersion: version }
  await queueSending(tx, { ...shared, change: { kind: 'regular', elements: regular } })
  if (temporary.length === 0) return
  const change = { kind: 'temporary', elements: temporary } as const
  await queueSending(tx, { ...shared, change, runAt: 'next' })
}

/**
 * Has the queue send the hours of these stores as they were saved, all of them or, when one of them
 * may not be or has changed since, none. What becomes of each is told by its `StoreHours`.
 */
export async function sendHours(input: { actor: Actor; form: SendHours }): Promise<null> {
  const { actor, form } = input
  const db = database()
  const now = new Date()
  const versions = new Map(form.stores.map(({ storeId, version }) => [storeId, version]))
  await db.transaction(async (tx) => {
    // In one order everywhere: two sendings to the same stores must not wait for each other.
    for (const [storeId, version] of [...versions].toSorted(([a], [b]) => a - b)) {
      const store = await platformStore(tx, { actor, permission: 'hours.edit', storeId })
      await queueHours(tx, { actor, store, version, now })
      await recordAudit(tx, {
        action: 'hours.sent',
        actor,
        storeId,
        record: { kind: 'store', id: storeId, name: store.code },
        after: { version },
      })
    }
  })
  return null
}
