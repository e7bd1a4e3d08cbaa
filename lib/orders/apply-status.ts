import 'server-only'
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { courierPolls } from '@/lib/db/tables/orders'
import { currentStatus, statusKey } from '@/lib/domain/order-state'
import { isClosed, stageOf } from '@/lib/domain/stages'
import { addEvent } from './add-event'
import { learnedCodes } from './learned-codes'
import type { OrderChange, OrderRow, Transaction } from './lock-order'
import { noteCode } from './note-code'
import type { TimelineSource } from './schema'

export type StatusReport = {
  source: TimelineSource
  code: number
  text: string | null
  /** When the platform says that the status was triggered. */
  at: Date
  detail?: Record<string, unknown>
  /** Told with the status: what went wrong. With another word it is another event, also in the same second. */
  exception?: string | null
}

/**
 * Takes a status into an order's history and says what it changes of the order's current state:
 * nothing, when the order is further already (decision 0010). A code that is not published is noted,
 * and means what an administrator said, or is unknown. The order must be locked.
 */
export async function applyStatus(
  tx: Transaction,
  order: OrderRow,
  report: StatusReport,
): Promise<OrderChange> {
  const { family } = order
  const { code, at, text, exception } = report
  const detail = { ...report.detail, ...(exception ? { exception } : {}) }
  await noteCode(tx, { family, code, text })
  const learned = await learnedCodes(tx, family, [code, order.statusCode])
  const stage = stageOf(family, code, learned)
  const seconds = Math.floor(at.getTime() / 1000)
  await addEvent(tx, {
    orderId: order.id,
    identity: [`status:${code}:${seconds}`, ...(exception ? [digestOf(exception)] : [])].join(':'),
    source: report.source,
    kind: 'status',
    at,
    stage,
    statusCode: code,
    text,
    ...(Object.keys(detail).length > 0 ? { detail } : {}),
  })
  const known =
    order.statusCode !== null && order.statusAt !== null
      ? [{ code: order.statusCode, at: order.statusAt }]
      : []
  const given = { code, at }
  // The one that is current already comes first: only something greater replaces it.
  if (currentStatus(family, [...known, given], learned) !== given) return {}
  const closed = isClosed(stage)
  // What the platform agreed to cancel ends without a status of its own (decision 0110).
  if (order.closed && !closed) return {}
  // A watched order's next turn was put off by the measure of its old stage (decision 0080).
  if (stage !== order.stage) {
    await tx.delete(courierPolls).where(eq(courierPolls.orderId, order.id))
  }
  return {
    stage,
    statusCode: code,
    statusText: text,
    statusAt: at,
    statusRank: statusKey(family, code, at, learned).rank,
    closed,
    ...(closed ? { closedAt: at } : {}),
  }
}

/** Of any length, one that an index takes. */
const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
