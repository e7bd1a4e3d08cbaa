import 'server-only'
import { addSeconds } from 'date-fns'
import { eq } from 'drizzle-orm'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { machineMayResend, machineMayStillResend } from '@/lib/domain/evidence'
import { Problem } from '@/lib/domain/problem'
import { PlatformError } from '@/lib/platform/errors'
import { addEvent } from './add-event'
import { addResolveJob } from './add-order-job'
import { takeAccount, type PlatformAccount } from './apply-account'
import { changeOrder } from './change-order'
import { lockOrder, type OrderRow } from './lock-order'
import { resendOrder } from './resend-order'
import type { SendOrder } from './send-order'
import { timesSent } from './times-sent'

/** Seconds until the next try, by how many there were; then it is for staff to decide. */
const PAUSES = [5, 10, 30, 65, 180, 600, 1800, 3600]

/** How a family finds out about an order in doubt. */
export type Resolver = {
  /** Asks for it by what we know of it; null when the platform tells of another one, or of none. */
  look: ((order: OrderRow) => Promise<PlatformAccount | null>) | null
  send: SendOrder
}

type Resolve = {
  db: Database
  orderId: number
  /** How many tries there were. */
  attempt: number
  resolver: Resolver
  now?: Date
}

/** In doubt, or known to be there under a number that we were not told. */
const isToBeLookedFor = ({ placing, platformOrderId }: OrderRow) =>
  placing === 'unconfirmed' || (placing === 'placed' && platformOrderId === null)

async function readOpenDoubt(db: Database, orderId: number): Promise<OrderRow | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  return order && isToBeLookedFor(order) ? order : null
}

function note(db: Database, orderId: number, kind: 'looked' | 'gave-up', at: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const identity = `${kind}:${at.toISOString()}`
    await addEvent(tx, { orderId, identity, source: 'system', kind, at })
    await changeOrder(tx, order, {})
  })
}

/** What was tried is part of the order's history: staff decide by it. */
async function lookFor({ db, orderId, resolver }: Resolve, order: OrderRow, now: Date) {
  if (!resolver.look) return
  try {
    const found = await resolver.look(order)
    if (found) await takeAccount(db, orderId, found)
    else await note(db, orderId, 'looked', now)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    log().info({ err: error.message, orderId }, 'order in doubt could not be looked up')
  }
}

async function sendAgain({ db, orderId, resolver }: Resolve, order: OrderRow, now: Date) {
  if (order.placing !== 'unconfirmed') return
  if (!machineMayResend(order.family, await timesSent(db, order, now))) return
  try {
    await resendOrder({ db, orderId, actorId: null, send: resolver.send, now })
  } catch (error) {
    // Somebody else settled or sent it this very moment.
    if (!(error instanceof Problem)) throw error
  }
}

/** Whether another try could learn anything: else only a callback can, or a person. */
async function hasMoreToTry({ db, resolver }: Resolve, order: OrderRow, now: Date) {
  if (resolver.look) return true
  const { firstSent } = await timesSent(db, order, now)
  return order.placing === 'unconfirmed' && machineMayStillResend(order.family, firstSent)
}

/**
 * Finds out whether an order in doubt exists, and what the platform calls it: looks it up where the
 * family can, sends it again where that cannot make a second one (decision 0008). Not finding it
 * is no proof that it is not there. Comes back later until it is known, or leaves it to staff.
 */
export async function resolveOrder(input: Resolve): Promise<void> {
  const { db, orderId, attempt, now = new Date() } = input
  const order = await readOpenDoubt(db, orderId)
  if (!order) return
  await lookFor(input, order, now)
  const still = await readOpenDoubt(db, orderId)
  if (!still) return
  await sendAgain(input, still, now)
  const after = await readOpenDoubt(db, orderId)
  if (!after) return
  const pause = PAUSES[attempt]
  if (pause === undefined || !(await hasMoreToTry(input, after, now))) {
    if (after.placing === 'unconfirmed') await note(db, orderId, 'gave-up', now)
    return
  }
  const next = { attempt: attempt + 1, runAt: addSeconds(now, pause) }
  await addResolveJob(db, after, next)
}
