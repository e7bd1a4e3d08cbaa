import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { orderSends } from '@/lib/db/tables/order-sends'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import { people } from '@/lib/db/tables/people'
import { startSimulator } from '@/lib/simulator/server'
import { eventually } from '@/lib/testing/eventually'
import { foodForm } from '@/lib/testing/forms/food-form'
import { placeFood } from '@/lib/testing/place-orders'
import { type Program, runNode } from '@/lib/testing/programs/program'
import { openWorld, type World } from '@/lib/testing/world'
import { abandonedSends } from './abandoned-sends'
import { markAbandoned } from './mark-abandoned'
import { watchAbandonedSends } from './watch-abandoned-sends'
import { absentSends, whileSending } from './while-sending'

const CREATE = '/parcel/v1.0/order/create'
const CANCEL = '/order/takeaway/cancel'

let world: World
let central: number
const programs: Program[] = []
beforeAll(async () => {
  world = await openWorld({ startSimulator, speed: 1, seed: 12 })
  // Nothing but what this side does itself settles an order here.
  world.doors.state = 'closed'
  central = await world.instance.storeId('HK-CENTRAL-01')
})
beforeEach(() => world.control('reset', {}))
afterEach(async () => {
  for (const program of programs.splice(0)) await kill(program)
  await world.instance.db.delete(orderSends)
})
afterAll(() => world.close())

/** Another instance that sends something to a platform which does not answer; resolves once it has left. */
async function sendElsewhere(what: 'creation' | 'cancellation', id: number): Promise<Program> {
  const path = what === 'creation' ? CREATE : CANCEL
  await world.control('faults', { path, kind: 'timeout', times: 1 })
  const [person] = await world.instance.db
    .select()
    .from(people)
    .where(eq(people.email, 'staff@handover.example'))
  const flags = ['--conditions=react-server', '--import', 'tsx']
  const script = 'lib/testing/programs/send-until-killed.ts'
  const args = [...flags, script, what, id, person?.id ?? 0]
  const program = runNode({ args: args.map(String) })
  programs.push(program)
  const ended = program.says(/ENDED/).then(() => true)
  const left = eventually(async () => (await world.received(path)).length > 0)
  expect(await Promise.race([ended, left.then(() => false)])).toBe(false)
  return program
}

async function kill(program: Program): Promise<void> {
  program.signal('SIGKILL')
  await program.ended
}

/** Once the database has noticed that a process is gone. */
const noticed = () =>
  eventually(async () => (await absentSends(world.instance.db)).length > 0 || null)

const row = async (orderId?: number) => {
  const all = await world.instance.db.select().from(orders).orderBy(asc(orders.id))
  const found = orderId === undefined ? all.at(-1) : all.find(({ id }) => id === orderId)
  if (!found) throw new Error('there is no such order')
  return found
}

const lastEvent = async (orderId: number) =>
  (
    await world.instance.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(asc(orderEvents.id))
  ).at(-1)

const jobsOf = async (task: string, orderId: number) => {
  const { rows } = await world.instance.db.execute<{ due: boolean }>(sql`
    select run_at <= now() as due from graphile_worker.jobs
    where key = ${`${task}:${orderId}`}`)
  return rows
}

const sends = () => world.instance.db.select().from(orderSends)

it('leaves a creation to the process that sends it, and takes it over once that has died', async () => {
  const { db } = world.instance
  const other = await sendElsewhere('creation', central)
  const looks = abandonedSends(db)
  for (let look = 0; look < 3; look += 1) expect(await looks.look()).toBe(0)
  // However long it takes, by whichever clock.
  await markAbandoned(db, new Date(Date.now() + 3_600_000))
  const { id: orderId, placing } = await row()
  expect(placing).toBe('placing')

  await kill(other)
  await noticed()
  expect(await looks.look()).toBe(1)
  expect((await row(orderId)).placing).toBe('placing')
  expect(await looks.look()).toBe(0)
  expect((await row(orderId)).placing).toBe('unconfirmed')
  expect(await lastEvent(orderId)).toMatchObject({
    kind: 'unconfirmed',
    text: 'stopped-in-between',
  })
  expect(await jobsOf('parcels.resolve-order', orderId)).toEqual([{ due: true }])
  expect(await sends()).toEqual([])
})

it('says at the next start that nobody knows whether a cancellation took, and asks', async () => {
  const { db } = world.instance
  const actor = await world.instance.actor('staff')
  const { orderId } = await placeFood({ actor, form: foodForm(central) })
  const other = await sendElsewhere('cancellation', orderId)
  expect((await row(orderId)).cancelling).toBe('asking')
  await kill(other)
  await noticed()
  // As a start does before it serves the first page.
  const watch = await watchAbandonedSends({ db, lookMs: 20 })
  watch.stop()
  expect((await row(orderId)).cancelling).toBe('unconfirmed')
  expect(await lastEvent(orderId)).toMatchObject({ kind: 'cancel-unconfirmed', source: 'system' })
  expect(await jobsOf('food.confirm-order', orderId)).toEqual([{ due: true }])
  expect(await sends()).toEqual([])
})

it('waits for a process that lost the database and comes back', async () => {
  const { db } = world.instance
  await sendElsewhere('creation', central)
  const looks = abandonedSends(db)
  const [send] = await sends()
  // It returns when the connection is gone, not when it was told to go.
  await db.execute(sql`
    select pg_terminate_backend(pid, 30000) from pg_locks
    where locktype = 'advisory' and objid::bigint = hashtext(${send!.process})::bigint & 4294967295`)
  await looks.look()
  await eventually(async () => (await absentSends(db)).length === 0)
  await looks.look()
  await looks.look()
  expect((await row()).placing).toBe('placing')
  expect(await sends()).toHaveLength(1)
})

it('takes over what this very process could not write down', async () => {
  const { db } = world.instance
  const actor = await world.instance.actor('staff')
  const { orderId } = await placeFood({ actor, form: foodForm(central) })
  expect(await sends()).toEqual([])
  await db.update(orders).set({ placing: 'placing' }).where(eq(orders.id, orderId))
  const looks = abandonedSends(db)
  const failing = whileSending(db, async (send) => {
    await send.record(db, { orderId, what: 'creation' })
    expect(await looks.look()).toBe(0)
    throw new Error('the database does not answer')
  })
  await expect(failing).rejects.toThrow('does not answer')
  expect(await looks.look()).toBe(1)
  await looks.look()
  expect((await row(orderId)).placing).toBe('unconfirmed')
})
