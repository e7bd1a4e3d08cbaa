import { sql } from 'drizzle-orm'
import { Logger, runOnce } from 'graphile-worker'
import { callbackTasks } from '@/lib/callbacks/tasks'
import { type Database, database, databasePool } from '@/lib/db/client'
import { expressTasks } from '@/lib/express/tasks'
import { foodTasks } from '@/lib/food/tasks'
import { abandonedSends } from '@/lib/orders/sends/abandoned-sends'
import { orderTasks } from '@/lib/orders/tasks'
import { parcelTasks } from '@/lib/parcels/tasks'
import type { World } from '../world'

const GROUPS = [orderTasks, callbackTasks, foodTasks, parcelTasks, expressTasks]
const ATTEMPT = { isLast: false, stopping: new AbortController().signal }
const TASKS = Object.fromEntries(
  GROUPS.flatMap(({ tasks }) => Object.entries(tasks)).map(([name, task]) => [
    name,
    (payload: unknown) => task(payload, ATTEMPT),
  ]),
)
const EVERY_MINUTE = GROUPS.flatMap(({ repeated }) => repeated.map(({ task }) => task))

/**
 * Lets so many seconds pass for both sides: the platform's clock moves ahead, and what we wrote
 * down with our own clock becomes older. What the platform dated stays as it was dated.
 */
export async function passTime(world: World, seconds: number): Promise<void> {
  world.clock.move(seconds)
  const age = sql`make_interval(secs => ${seconds})`
  const db = database()
  await db.execute(sql`update orders set created_at = created_at - ${age},
    updated_at = updated_at - ${age}, asked_at = asked_at - ${age}`)
  await db.execute(sql`update order_events set at = at - ${age} where kind = 'resent'`)
  await db.execute(sql`update connections set back_off_until = back_off_until - ${age}`)
  await db.execute(sql`update graphile_worker._private_jobs set run_at = run_at - ${age}`)
}

/** One for each database: the process that is gone saw nobody any more. */
const looks = new WeakMap<Database, ReturnType<typeof abandonedSends>>()

/**
 * The look that every instance takes every few seconds, the minute's own tasks, then all that is
 * due. A job that fails is tried again another time.
 */
export async function workThrough(): Promise<void> {
  const db = database()
  const sends = looks.get(db) ?? abandonedSends(db)
  looks.set(db, sends)
  await sends.look()
  for (const task of EVERY_MINUTE) await TASKS[task]?.({})
  const taskList = Object.fromEntries(
    Object.entries(TASKS).map(([name, task]) => [name, (payload: unknown) => task(payload)]),
  )
  await runOnce({ pgPool: databasePool(), taskList, noHandleSignals: true, logger })
}

const logger = new Logger(() => () => undefined)
