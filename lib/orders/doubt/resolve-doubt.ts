import 'server-only'
import { addSeconds } from 'date-fns'
import { eq } from 'drizzle-orm'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { machineMayResend, machineMayStillResend, secondsToResend } from '../model/evidence'
import { Problem } from '@/lib/domain/problem'
import { PlatformError } from '@/lib/platform/errors'
import { addEvent } from '../status/add-event'
import { addResolveJob } from '../add-order-job'
import { commitSnapshot } from '../status/apply-snapshot'
import { changeOrder } from '../status/change-order'
import { lockOrder, type OrderRow } from '../lock-order'
import { resendOrder } from './resend-order'
import type { OrderFamily } from '../order-family'
import type { SendOrder } from '../placing/place-order'
import { storeOf } from '../placing/store-of'
import { sendAttempts } from './send-attempts'

/** Seconds until the next try, by how many there were; then it is for staff to decide. */
const PAUSES = [5, 10, 30, 65, 180, 600, 1800, 3600]

/** How a family finds out about an order in doubt. */
type DoubtResolver = Pick<OrderFamily, 'look' | 'send'>

type Resolve = {
  db: Database
  orderId: number
  /** How many tries there were. */
  attempt: number
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
async function lookFor(
  { look }: DoubtResolver,
  { db, orderId }: Resolve,
  order: OrderRow,
  now: Date,
) {
  if (!look) return
  try {
    const found = await look(order, await storeOf(db, order))
    if (found) await commitSnapshot(db, orderId, found)
    else await note(db, orderId, 'looked', now)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    log().info({ err: error, orderId }, 'order in doubt could not be looked up')
  }
}

async function sendAgain(
  family: DoubtResolver,
  { db, orderId }: Resolve,
  order: OrderRow,
  clock: () => Date,
) {
  if (order.placing !== 'unconfirmed') return
  if (!machineMayResend(order.family, await sendAttempts(db, order, clock()))) return
  try {
    const store = await storeOf(db, order)
    const send: SendOrder = (recorded, departure) =>
      family.send(recorded, store, { ...departure, priority: 'background' })
    await resendOrder({ db, orderId, actorId: null, send, mayDouble: false, clock })
  } catch (error) {
    // Somebody else settled or sent it this very moment.
    if (!(error instanceof Problem)) throw error
  }
}

/** A clock that goes on from an instant, whatever is done to the machine's meanwhile. */
function clockFrom(start: Date): () => Date {
  const began = performance.now()
  return () => new Date(start.getTime() + performance.now() - began)
}

/** Whether another try could learn anything: else only a callback can, or a person. */
async function hasMoreToTry({ look }: DoubtResolver, db: Database, order: OrderRow, now: Date) {
  if (look) return true
  const { firstSent } = await sendAttempts(db, order, now)
  return order.placing === 'unconfirmed' && machineMayStillResend(order.family, firstSent)
}

/**
 * Finds out whether an order in doubt exists, and what the platform calls it: looks it up where the
 * family can, sends it again where that cannot make a second one (decision 0008). Not finding it
 * is no proof that it is not there. Comes back later until it is known, or leaves it to staff.
 */
export async function resolveDoubt(family: DoubtResolver, input: Resolve): Promise<void> {
  const { db, orderId, attempt } = input
  const clock = clockFrom(input.now ?? new Date())
  const order = await readOpenDoubt(db, orderId)
  if (!order) return
  await lookFor(family, input, order, clock())
  const still = await readOpenDoubt(db, orderId)
  if (!still) return
  await sendAgain(family, input, still, clock)
  const after = await readOpenDoubt(db, orderId)
  const now = clock()
  if (!after) return
  const pause = PAUSES[attempt]
  if (pause === undefined || !(await hasMoreToTry(family, db, after, now))) {
    if (after.placing === 'unconfirmed') await note(db, orderId, 'gave-up', now)
    return
  }
  const attempts = await sendAttempts(db, after, now)
  // As soon as it may be sent again it is, whatever the pauses are.
  const toResend = machineMayStillResend(after.family, attempts.firstSent)
    ? Math.ceil(secondsToResend(after.family, attempts))
    : 0
  const seconds = toResend > 0 ? Math.min(pause, toResend) : pause
  const next = { attempt: attempt + 1, runAt: addSeconds(now, seconds) }
  await addResolveJob(db, after, next)
}
