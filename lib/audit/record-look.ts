import 'server-only'
import { LRUCache } from 'lru-cache'
import { log } from '@/lib/config/log'
import { perProcess } from '@/lib/config/per-process'
import { database } from '@/lib/db/client'
import type { AuditEntry } from './append-audit'
import { recordAudit } from './record-audit'

type Look = { actor: NonNullable<AuditEntry['actor']>; storeId: number } & (
  | { what: 'order'; order: { id: number; clientOrderId: string } }
  | { what: 'customers' }
)

const HOUR_MS = 60 * 60_000

/** Pages are read again every few seconds: what this process has said it says no more. */
const said = perProcess(
  'audit-looks',
  () => new LRUCache<string, true>({ max: 20_000, ttl: HOUR_MS }),
)

/**
 * Writes down that somebody looked at a customer's data: once an hour for each person and order, or
 * store. Nobody waits for it, and where it cannot be written the page is shown all the same.
 */
export function recordLook(look: Look): void {
  const hour = Math.floor(Date.now() / HOUR_MS)
  const about = look.what === 'order' ? look.order.id : `store-${look.storeId}`
  const onceKey = `seen:${look.actor.id}:${about}:${hour}`
  if (said.get().has(onceKey)) return
  said.get().set(onceKey, true)
  recordAudit(database(), {
    action: look.what === 'order' ? 'order.seen' : 'customer.listed',
    actor: look.actor,
    storeId: look.storeId,
    ...(look.what === 'order'
      ? { record: { kind: 'order', id: look.order.id, name: look.order.clientOrderId } }
      : {}),
    onceKey,
  }).catch((error: unknown) => {
    said.get().delete(onceKey)
    log().error({ err: error }, 'a look at customer data was not written down')
  })
}
