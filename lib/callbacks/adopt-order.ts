import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { Problem } from '@/lib/domain/problem'
import type { Family } from '@/lib/domain/stages'
import { addCodes } from '@/lib/orders/status/add-codes'
import { addEvent } from '@/lib/orders/status/add-event'
import { forgetFailure } from '@/lib/jobs/forget-failure'
import { addSyncJob } from '@/lib/orders/add-order-job'
import { changeOrder } from '@/lib/orders/status/change-order'
import { lockOrder, type Transaction } from '@/lib/orders/lock-order'
import { provePlaced } from '@/lib/orders/placing/prove-placed'
import { adoptKey } from './find-outside-orders'

type Adoption = {
  family: Family
  storeId: number
  platformOrderId: string
  /** As signed or answered; an order without one is known by the platform's number. */
  clientOrderId: string | null
  /** When its first callback came. */
  since: Date
  /** The administrator who said whose it is; null when the callbacks said it themselves. */
  actorId: number | null
}

/** What there is already under the same number. `ours` was asked for here and never answered. */
type Known = { is: 'known' | 'ours'; orderId: number } | { is: 'new' }

async function findKnown(tx: Transaction, adoption: Adoption, number: string): Promise<Known> {
  const { family, storeId, platformOrderId, actorId } = adoption
  const same = await tx
    .select({ id: orders.id, storeId: orders.storeId, platformOrderId: orders.platformOrderId })
    .from(orders)
    .where(and(eq(orders.family, family), eq(orders.clientOrderId, number)))
  const known = same.find((row) => row.platformOrderId === platformOrderId)
  if (known) return { is: 'known', orderId: known.id }
  const here = same.find((row) => row.storeId === storeId)
  if (here?.platformOrderId === null) return { is: 'ours', orderId: here.id }
  // Perhaps a resend of ours that became a second order: only a person can tell the two apart.
  if (here || (same.length > 0 && actorId === null)) throw new Problem('orderNumberTaken')
  return { is: 'new' }
}

async function proveOurs(tx: Transaction, orderId: number, platformOrderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const proof = { source: 'query', platformOrderId, at: new Date() } as const
  await changeOrder(tx, order, await provePlaced(tx, order, proof))
}

async function insertOrder(tx: Transaction, adoption: Adoption, number: string): Promise<number> {
  const { family, storeId, platformOrderId, clientOrderId, since, actorId } = adoption
  const [made] = await tx
    .insert(orders)
    .values({
      family,
      storeId,
      clientOrderId: number,
      platformOrderId,
      origin: 'elsewhere',
      placing: 'placed',
      createdAt: since,
    })
    .onConflictDoNothing({ target: [orders.family, orders.storeId, orders.clientOrderId] })
    .returning({ id: orders.id })
  if (!made) throw new Problem('orderNumberTaken')
  const codes = { 'client-order': clientOrderId, 'platform-order': platformOrderId }
  await addCodes(tx, made.id, codes)
  await addEvent(tx, {
    orderId: made.id,
    identity: 'adopted',
    source: actorId === null ? 'callback' : 'staff',
    kind: 'adopted',
    at: new Date(),
    ...(actorId === null ? {} : { actorId }),
  })
  await changeOrder(tx, { id: made.id, storeId }, {})
  return made.id
}

/**
 * Takes an order that was placed elsewhere as an order of a store, and has the platform asked for
 * the whole of it. An order of ours is never doubled (decision 0082): one with the same numbers is
 * that order, one that was asked for and not answered is proven by this. Throws `orderNumberTaken`
 * when the store has another order of the same number. Returns which order it is.
 */
export async function adoptOrder(db: Database, adoption: Adoption): Promise<number> {
  const { family, platformOrderId } = adoption
  const number = adoption.clientOrderId ?? platformOrderId
  return db.transaction(async (tx) => {
    // One at a time, also for two stores: the unique number guards within a store only.
    const name = `adopt ${family} ${platformOrderId}`
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
    const known = await findKnown(tx, adoption, number)
    if (known.is === 'known') return known.orderId
    if (known.is === 'ours') await proveOurs(tx, known.orderId, platformOrderId)
    const orderId = known.is === 'ours' ? known.orderId : await insertOrder(tx, adoption, number)
    await addSyncJob(tx, { id: orderId, family })
    // Where it could not be told whose it is, a person has said so.
    await forgetFailure(tx, adoptKey(adoption))
    return orderId
  })
}
