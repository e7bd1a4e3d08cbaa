import { sql } from 'drizzle-orm'
import { database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { PATIENCE_MS } from '../test-instance'
import { withTimeOut } from '../with-time-out'
import { heardOf, holdAll, judge, movedBack, type Verdict } from './judge'
import { passTime, workThrough } from './pass-time'
import { play, type Stage } from './play'
import { makeSchedule } from './schedule'

/** Seconds that pass between two looks at the end; the last are longer than any pause of ours. */
const ROUNDS = [8, 12, 70, 400, 4_000] as const

type Setting = Omit<Stage, 'asked' | 'phone'>

/** Both sides as new, so that the same seed is the same run. */
async function begin({ world }: Setting, seed: number): Promise<Pick<Stage, 'asked' | 'phone'>> {
  // What the schedule before still sends waits outside: emptying tables waits for nobody.
  world.doors.state = 'closed'
  await world.control('reset', {})
  await world.quiet()
  await world.instance.asOwner('truncate orders, inbox, connections cascade')
  await database().execute(sql`delete from graphile_worker._private_jobs`)
  world.doors.state = 'open'
  world.doors.swallowed = 0
  let phones = 0
  const phone = () => `6${String((seed % 10_000) * 100 + (phones += 1)).padStart(7, '0')}`
  return { asked: [], phone }
}

const allOrders = () => database().select().from(orders)

/**
 * Plays one schedule, then lets the trouble end and time pass until the two sides agree, as they
 * must. Returns what was counted and what is wrong, prefixed with the seed that shows it again.
 */
export async function runSchedule(setting: Setting, seed: number): Promise<Verdict> {
  const stage: Stage = { ...setting, ...(await begin(setting, seed)) }
  const wrong: string[] = []
  let before = await allOrders()
  for (const [at, step] of makeSchedule(seed).entries()) {
    await play(stage, step)
    const after = await allOrders()
    wrong.push(...movedBack(before, after).map((what) => `step ${at} (${step.do}): ${what}`))
    before = after
  }
  stage.world.doors.state = 'open'
  // The world gives answers up early, on a busy machine also some that no fault delayed. With the
  // trouble that ends too: from here on the platform is waited for, however long it takes.
  const { clock } = stage.world
  const verdict = await withTimeOut(PATIENCE_MS, () => comeToRest(stage), clock.date)
  wrong.push(...movedBack(before, await allOrders()).map((what) => `at the end: ${what}`))
  const told = [...wrong, ...verdict.wrong].map((what) => `seed ${seed}: ${what}`)
  return { ...verdict, wrong: told }
}

async function comeToRest(stage: Stage): Promise<Verdict> {
  let verdict: Verdict | null = null
  for (const seconds of ROUNDS) {
    // What comes while it is worked through is for the next round.
    const heard = await heardOf(stage)
    await passTime(stage.world, seconds)
    await workThrough()
    await workThrough()
    verdict = await judge(stage, await holdAll(stage), heard)
    if (verdict.wrong.length === 0) return verdict
  }
  if (!verdict) throw new Error('there are no rounds')
  return verdict
}
