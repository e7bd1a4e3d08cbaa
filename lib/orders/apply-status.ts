import 'server-only'
import { eq } from 'drizzle-orm'
import { courierPolls } from '@/lib/db/tables/orders'
import { currentStatus, statusKey } from '@/lib/domain/order-state'
import { isClosed, stageOf } from '@/lib/domain/stages'
import { addEvent } from './add-event'
import type { OrderChange, OrderRow, Transaction } from './lock-order'
import type { TimelineSource } from './schema'

export type StatusReport = {
  source: TimelineSource
  code: number
  text: string | null
  /** When the platform says that the status was triggered. */
  at: Date
  detail?: Record<string, unknown>
}

/**
 * Takes a status into an order's history and says what it changes of the order's current state:
 * nothing, when the order is further already (decision 0010). The order must be locked.
 */
export async function applyStatus(
  tx: Transaction,
  order: OrderRow,
  report: StatusReport,
): Promise<OrderChange> {
  const { family } = order
  const { code, at, text } = report
  const stage = stageOf(family, code)
  const seconds = Math.floor(at.getTime() / 1000)
  await addEvent(tx, {
    orderId: order.id,
    identity: `status:${code}:${seconds}`,
    source: report.source,
    kind: 'status',
    at,
    stage,
    statusCode: code,
    text,
    ...(report.detail ? { detail: report.detail } : {}),
  })
  const known =
    order.statusCode !== null && order.statusAt !== null
      ? [{ code: order.statusCode, at: order.statusAt }]
      : []
  const given = { code, at }
  // Express speaks two vocabularies at once: of one code that is not known, nothing is learned.
  const saysNothing = family === 'express' && stage === 'unknown' && order.statusCode !== null
  // The one that is current already comes first: only something greater replaces it.
  if (saysNothing || currentStatus(family, [...known, given]) !== given) return {}
  // A watched order's next turn was put off by the measure of its old stage (decision 0080).
  if (stage !== order.stage) {
    await tx.delete(courierPolls).where(eq(courierPolls.orderId, order.id))
  }
  const closed = isClosed(stage)
  return {
    stage,
    statusCode: code,
    statusText: text,
    statusAt: at,
    statusRank: statusKey(family, code, at).rank,
    closed,
    ...(closed ? { closedAt: at } : {}),
  }
}
