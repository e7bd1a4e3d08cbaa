import 'server-only'
import { sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { orderEvents } from '@/lib/db/tables/orders'
import { statusCodes } from '@/lib/db/tables/status-codes'
import { type Family, isClosed, isKnownCode, stageOf } from '@/lib/domain/stages'
import type { OrderChange, OrderRow, Transaction } from '../lock-order'
import type { TimelineSource } from '../model/timeline'
import type { NewEvent } from './add-event'
import { learnedCodes } from './learned-codes'
import { isOvertaken } from '../model/cancelling'
import { currentStatus, statusKey } from '../model/order-state'

export type StatusReport = {
  source: TimelineSource
  code: number
  text: string | null
  /** When the platform says that the status was triggered. */
  at: Date
  detail?: Record<string, unknown>
  /**
   * Told with the status: what went wrong, empty when nothing is; left out where nothing was said of
   * it. With another word it is another event, also in the same second (decisions 0145 and 0181).
   */
  exception?: string | undefined
  /** When the platform signed the report, where it did. */
  signedAt?: Date | null
}

/**
 * What a status adds to an order's history, and what it changes of the order's current state: nothing,
 * when the order is further already (decision 0010). A code that is not published is noted, and means
 * what an administrator said, or is unknown. The order must be locked, and its earlier events written.
 */
export async function weighStatus(
  tx: Transaction,
  order: OrderRow,
  report: StatusReport,
): Promise<{ event: NewEvent; change: OrderChange }> {
  const { family } = order
  const { code, at, text } = report
  const detail = detailOf(report)
  await recordUnknownCode(tx, { family, code, text })
  const learned = await learnedCodes(tx, family, [code, order.statusCode])
  const stage = stageOf(family, code, learned)
  const event: NewEvent = {
    orderId: order.id,
    identity: await identityOf(tx, order.id, report),
    source: report.source,
    kind: 'status',
    at,
    stage,
    statusCode: code,
    text,
    ...(Object.keys(detail).length > 0 ? { detail } : {}),
  }
  const known =
    order.statusCode !== null && order.statusAt !== null
      ? [{ code: order.statusCode, at: order.statusAt }]
      : []
  const given = { code, at }
  // The one that is current already comes first: only something greater replaces it.
  if (currentStatus(family, [...known, given], learned) !== given) return { event, change: {} }
  const closed = isClosed(stage)
  // What the platform agreed to cancel ends without a status of its own (decision 0110).
  if (order.closed && !closed) return { event, change: {} }
  const { cancelling: state, cancellingSince: since } = order
  const change = {
    ...(isOvertaken({ state, since }, { stage, at }) && { cancelling: 'overtaken' as const }),
    stage,
    statusCode: code,
    statusText: text,
    statusAt: at,
    statusRank: statusKey(family, code, at, learned).rank,
    closed,
    ...(closed ? { closedAt: at } : {}),
  }
  return { event, change }
}

/** What is kept beside the status; what a report says of problems with when that was signed. */
function detailOf({ detail, exception, signedAt }: StatusReport): Record<string, unknown> {
  if (exception === undefined) return { ...detail }
  return { ...detail, exception, signedAt: signedAt?.toISOString() ?? null }
}

/**
 * The same for every repeat of a report. The second that it names is when the status was triggered
 * (express §6.1), so that a problem may be told of and ended within it.
 */
async function identityOf(tx: Transaction, orderId: number, report: StatusReport): Promise<string> {
  const { code, at, exception } = report
  const status = `status:${code}:${Math.floor(at.getTime() / 1000)}`
  if (exception) return `${status}:${digestOf(exception)}`
  const ended = exception === undefined ? null : await problemBefore(tx, orderId, report)
  return ended === null ? status : `${status}:over:${digestOf(ended)}`
}

/** What was said to be wrong with the same status, not signed after this report. */
async function problemBefore(
  tx: Transaction,
  orderId: number,
  { code, at, signedAt }: StatusReport,
): Promise<string | null> {
  const { rows } = await tx.execute<{ exception: string }>(sql`
    select e.detail ->> 'exception' as exception from ${orderEvents} e
    where e.order_id = ${orderId} and e.status_code = ${code} and e.at = ${at.toISOString()}
      and e.detail ->> 'exception' <> ''
      and coalesce(e.detail ->> 'signedAt', '') <= coalesce(${signedAt?.toISOString() ?? null}, '9')
    order by e.detail ->> 'signedAt' desc nulls last, e.id desc
    limit 1`)
  return rows[0]?.exception ?? null
}

/** Of any length, one that an index takes. */
const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Writes down that a code came which is not published, with the platform's latest words. The row
 * stays locked until the transaction ends: whoever says meanwhile what the code means waits, so that
 * the orders that are then computed again include this one (decision 0081).
 */
async function recordUnknownCode(
  tx: Transaction,
  status: { family: Family; code: number; text: string | null },
): Promise<void> {
  const { family, code, text } = status
  if (isKnownCode(family, code)) return
  await tx
    .insert(statusCodes)
    .values({ family, code, text })
    .onConflictDoUpdate({
      target: [statusCodes.family, statusCodes.code],
      set: { text: sql`coalesce(excluded.text, ${statusCodes.text})`, lastSeenAt: sql`now()` },
    })
}
