import 'server-only'
import { inArray } from 'drizzle-orm'
import { log } from '@/lib/config/log'
import { database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { addJob } from '@/lib/jobs/add-job'
import { LUNCH } from './lunch'
import { rushNumber } from './rush-number'
import { simulatorControl } from './simulator-control'

/** Moves one order of the rush on by one status. */
export const MOVE_TASK = 'demo.move-on'

/** A courier rides for about so long from one status to the next, at the simulator's speed. */
const EVERY_MS = 40_000

/** After so many moves all are at the door. */
const MOVES = 15

type Turn = { begun: Date; move: number }

/** Queues the next move, by which some courier is always on the way for ten minutes. */
export async function queueMove({ begun, move }: Turn): Promise<void> {
  if (move >= MOVES) return
  await addJob(database(), {
    task: MOVE_TASK,
    payload: { begun: begun.toISOString(), move },
    key: MOVE_TASK,
    runAt: new Date(Date.now() + EVERY_MS),
    maxAttempts: 1,
  })
}

/** Moves the first order on that is still on its way, each in its turn, and queues the next move. */
export async function moveOn({ begun, move }: Turn): Promise<void> {
  const numbers = LUNCH.flatMap(({ moves }, place) => (moves ? [rushNumber(begun, place)] : []))
  const rows = await database()
    .select({ id: orders.platformOrderId, closed: orders.closed })
    .from(orders)
    .where(inArray(orders.clientOrderId, numbers))
    .orderBy(orders.clientOrderId)
  const open = rows.flatMap(({ id, closed }) => (id !== null && !closed ? [id] : []))
  const next = open[move % Math.max(1, open.length)]
  if (next === undefined) return
  // Somebody may have moved or cancelled it meanwhile.
  await simulatorControl
    .advance(next)
    .catch((error: unknown) => log().debug({ err: error }, 'the simulator moved no order'))
  await queueMove({ begun, move: move + 1 })
}
