import 'server-only'
import { eq } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Queries } from '@/lib/db/client'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import type { AuditAction } from '@/lib/domain/audit-actions'
import type { Stage } from '@/lib/domain/stages'
import type { TimelineKind, TimelineSource } from '../model/timeline'

export type NewEvent = {
  orderId: number
  /** Two events of one order with the same identity are one: the second does nothing. */
  identity: string
  source: TimelineSource
  kind: TimelineKind
  at: Date
  stage?: Stage
  statusCode?: number
  text?: string | null
  actorId?: number
  detail?: Record<string, unknown>
}

/** What people do about an order that stands in the audit log as well as in its history. */
const AUDITED: Partial<Record<TimelineKind, AuditAction>> = {
  'cancel-asked': 'order.cancelled',
  'marked-not-placed': 'order.judged-not-placed',
  waits: 'order.left-waiting',
  resent: 'order.sent-again',
  shared: 'link.made',
  unshared: 'link.revoked',
  'checked-out': 'order.checked-out',
  'check-out-undone': 'order.check-out-undone',
}

/** Adds to the order's history. Returns false when this very event was there already. */
export async function addEvent(queries: Queries, event: NewEvent): Promise<boolean> {
  const added = await queries
    .insert(orderEvents)
    .values(event)
    .onConflictDoNothing({ target: [orderEvents.orderId, orderEvents.identity] })
    .returning({ id: orderEvents.id })
  if (added.length === 0) return false
  await auditEvent(queries, event)
  return true
}

async function auditEvent(queries: Queries, event: NewEvent): Promise<void> {
  const { orderId, kind, actorId, text } = event
  const action = AUDITED[kind]
  if (action === undefined || actorId === undefined) return
  const [order] = await queries
    .select({ storeId: orders.storeId, name: orders.clientOrderId })
    .from(orders)
    .where(eq(orders.id, orderId))
  await recordAudit(queries, {
    action,
    actor: { id: actorId },
    storeId: order?.storeId ?? null,
    record: { kind: 'order', id: orderId, name: order?.name ?? null },
    // Whatever somebody typed may speak of the customer.
    personal: text ? { reason: text } : null,
  })
}
