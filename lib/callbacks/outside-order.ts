import 'server-only'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { inbox } from '@/lib/db/tables/inbox'
import { stores } from '@/lib/db/tables/stores'
import type { Family } from '@/lib/domain/stages'
import { readStoredCallback } from './read-stored-callback'

/** An order that callbacks speak of and that is not ours, or not yet. */
export type OutsideOrder = {
  family: Family
  platformOrderId: string
  /** What was signed of it; null where nothing was, or two callbacks say two things. */
  clientOrderId: string | null
  merchantId: string | null
  firstAt: Date
  /** An administrator wants it to wait no longer. */
  dismissed: boolean
  /** Its callbacks, oldest first. */
  inboxIds: number[]
}

/** What all of them say, of those that say anything. */
function onlyOne(said: readonly (string | null)[]): string | null {
  const values = new Set(said.filter((value) => value !== null && value !== ''))
  const [first] = values
  return values.size === 1 ? (first ?? null) : null
}

/** What the waiting callbacks of an order say together; null when none waits. */
export async function readOutsideOrder(
  queries: Queries,
  order: { family: Family; platformOrderId: string },
): Promise<OutsideOrder | null> {
  const { family, platformOrderId } = order
  const waiting = await queries
    .select()
    .from(inbox)
    .where(
      and(
        eq(inbox.family, family),
        eq(inbox.platformOrderId, platformOrderId),
        isNull(inbox.appliedAt),
      ),
    )
    .orderBy(asc(inbox.id))
  const [first] = waiting
  if (!first || platformOrderId === '') return null
  return {
    family,
    platformOrderId,
    clientOrderId: onlyOne(waiting.map(({ clientOrderId }) => clientOrderId)),
    merchantId: onlyOne(waiting.map(({ raw }) => readStoredCallback(family, raw).merchantId)),
    firstAt: first.receivedAt,
    dismissed: waiting.some(({ dismissedAt }) => dismissedAt !== null),
    inboxIds: waiting.map(({ id }) => id),
  }
}

/**
 * The store that an order's callbacks tell, by the merchant that they are signed for: null when none
 * has that merchant, or several share it. Food callbacks name no merchant (food §6.1).
 */
export async function claimedStore(
  queries: Queries,
  { family, merchantId }: Pick<OutsideOrder, 'family' | 'merchantId'>,
): Promise<number | null> {
  if (family === 'food' || merchantId === null) return null
  const all = await queries.select().from(stores).where(isNull(stores.disabledAt))
  const fitting = all.filter((store) =>
    family === 'express'
      ? String(store.expressMerchantId) === merchantId
      : store.parcelMerchantId === merchantId,
  )
  return fitting.length === 1 ? (fitting[0]?.id ?? null) : null
}
