import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { connect } from '@/lib/db/client'
import { eventually } from '@/lib/testing/eventually'
import { type Program, runNode } from '@/lib/testing/programs/program'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { addJob } from './add-job'
import { runJobs, type RunJobsInput } from './run-jobs'

const MINUTE_MS = 60_000

let instance: TestInstance
const stops: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  instance = await testInstance({})
})
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})
afterAll(() => instance.close())

/** An instance's worker with connections of its own, which notes what it takes. */
async function work(input: Partial<RunJobsInput> = {}) {
  const { pool } = connect(instance.databaseUrl)
  const taken: number[] = []
  const tasks = {
    'test.clock': (payload: unknown) => {
      taken.push((payload as { number: number }).number)
      return Promise.resolve()
    },
  }
  const jobs = await runJobs({ pool, repeated: [], lookMs: 50, tasks, ...input })
  stops.push(() => jobs.stop().finally(() => pool.end()))
  return { ...jobs, taken }
}

const add = (number: number) =>
  addJob(instance.db, { task: 'test.clock', payload: { number }, key: `clock:${number}` })

async function addMany(from: number, count: number): Promise<number[]> {
  const numbers = Array.from({ length: count }, (_, index) => from + index)
  await Promise.all(numbers.map(add))
  return numbers
}

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)

/** A worker whose whole process believes that it is so much later. */
function workerWithClock(aheadMs: number): Program {
  const shift = `Date.now = ((now) => () => now() + ${aheadMs})(Date.now);
    globalThis.Date = class extends Date { constructor(...a) { a.length ? super(...a) : super(Date.now()) } }`
  const program = runNode({
    args: [
      '--conditions=react-server',
      '--import',
      'tsx',
      '--import',
      `data:text/javascript,${encodeURIComponent(shift)}`,
      'lib/testing/programs/work-by-clock.ts',
      instance.databaseUrl,
    ],
  })
  stops.push(() => {
    program.signal('SIGKILL')
    return program.ended
  })
  return program
}

it.each([2 * MINUTE_MS, -2 * MINUTE_MS])(
  'a process whose clock is wrong by %i ms takes no jobs and sets no schedule',
  async (aheadMs) => {
    const program = workerWithClock(aheadMs)
    expect((await program.says(/WORKS (\w+)/))[1]).toBe('wrong')
    const numbers = await addMany(100, 40)
    const right = await work()
    await eventually(() => Promise.resolve(right.taken.length === numbers.length))
    expect(sorted(right.taken)).toEqual(numbers)
    expect(program.stdout()).not.toMatch(/TOOK/)
    const { rows } = await instance.db.execute<{ ahead: number }>(sql`
      select count(*)::int as ahead from graphile_worker._private_known_crontabs
      where greatest(known_since, last_execution) > now() + interval '30 seconds'`)
    expect(rows).toEqual([{ ahead: 0 }])
  },
)

it('a process whose clock is right to a few seconds takes them', async () => {
  const program = workerWithClock(3_000)
  expect((await program.says(/WORKS (\w+)/))[1]).toBe('right')
  await add(1)
  await program.says(/TOOK \{"number":1\}/)
  // Ended before it has written that down, it would leave the job to the next test.
  await eventually(async () => {
    const { rows } = await instance.db.execute(
      sql`select 1 from graphile_worker.jobs where key = 'clock:1'`,
    )
    return rows.length === 0
  })
})

it('stops when somebody sets the clock wrong, and goes on when it is right again', async () => {
  let aheadMs = 0
  const one = await work({ now: () => Date.now() + aheadMs, finishMs: 0 })
  await add(1)
  await eventually(() => Promise.resolve(one.taken.includes(1)))

  aheadMs = -90_000
  expect(one.clock.isRight()).toBe(false)
  expect(one.clock.differenceMs()).toBeLessThan(-MINUTE_MS)
  await eventually(() => Promise.resolve(!one.isTaking()))
  const numbers = await addMany(200, 20)
  const other = await work()
  await eventually(() => Promise.resolve(other.taken.length === numbers.length))
  expect(one.taken).toEqual([1])
  await stops.pop()?.()

  aheadMs = 0
  await add(2)
  await eventually(() => Promise.resolve(one.taken.includes(2)))
})
