import 'server-only'
import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { orderEvents } from '@/lib/db/tables/orders'
import { currentStatus, statusKey } from '../model/order-state'
import { isClosed, stageOf, type LearnedStages } from '@/lib/domain/stages'
import { changeOrder } from './change-order'
import { learnedCodes } from './learned-codes'
import { lockOrder, type OrderChange, type OrderRow, type Transaction } from '../lock-order'
import { END_KINDS, type OrderEnd } from './record-end'

type Status = { id: number; code: number; at: Date; text: string | null; stage: string | null }

async function readStatuses(tx: Transaction, orderId: number): Promise<Status[]> {
  const { id, statusCode, at, text, stage } = orderEvents
  const rows = await tx
    .select({ id, code: statusCode, at, text, stage })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        eq(orderEvents.kind, 'status'),
        isNotNull(orderEvents.statusCode),
      ),
    )
    .orderBy(asc(orderEvents.id))
  return rows.flatMap((row) => (row.code === null ? [] : [{ ...row, code: row.code }]))
}

/** The events of the timeline say what their codes mean now; which codes came stays as it was. */
async function renameStages(
  tx: Transaction,
  { family }: OrderRow,
  statuses: readonly Status[],
  learned: LearnedStages,
): Promise<void> {
  for (const { id, code, stage } of statuses) {
    const meant = stageOf(family, code, learned)
    if (meant === stage) continue
    await tx.update(orderEvents).set({ stage: meant }).where(eq(orderEvents.id, id))
  }
}

function stateOf(
  { family }: OrderRow,
  { code, at, text }: Status,
  learned: LearnedStages,
): OrderChange {
  const stage = stageOf(family, code, learned)
  const closed = isClosed(stage)
  return {
    stage,
    statusCode: code,
    statusText: text,
    statusAt: at,
    statusRank: statusKey(family, code, at, learned).rank,
    closed,
    closedAt: closed ? at : null,
  }
}

/** How it ended, where something else than a status says so; null where nothing does. */
async function readEnd(tx: Transaction, orderId: number): Promise<OrderEnd | null> {
  const [event] = await tx
    .select({ at: orderEvents.at, kind: orderEvents.kind })
    .from(orderEvents)
    .where(
      and(eq(orderEvents.orderId, orderId), inArray(orderEvents.kind, Object.values(END_KINDS))),
    )
    .orderBy(desc(orderEvents.id))
    .limit(1)
  if (!event) return null
  return { at: event.at, stage: event.kind === END_KINDS.done ? 'done' : 'cancelled' }
}

/** Such an end counts for an order that its statuses leave open (decisions 0110, 0116). */
function endedBy(end: OrderEnd | null, state: OrderChange): OrderChange {
  if (!end || state.closed) return state
  return { ...state, stage: end.stage, closed: true, closedAt: end.at }
}

/**
 * Computes an order's current state anew from every status that it was ever given (decision 0010),
 * by what the codes mean now. An order that was never placed keeps its state.
 */
export async function recomputeStatus(tx: Transaction, orderId: number): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const statuses = await readStatuses(tx, orderId)
  const learned = await learnedCodes(
    tx,
    order.family,
    statuses.map(({ code }) => code),
  )
  const current = currentStatus(order.family, statuses, learned)
  if (!current || order.placing !== 'placed') return
  await renameStages(tx, order, statuses, learned)
  const state = stateOf(order, current, learned)
  await changeOrder(tx, order, endedBy(await readEnd(tx, orderId), state))
}
