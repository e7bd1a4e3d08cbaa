import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '@/lib/db/client'
import { runNode } from '@/lib/launch/testing/program'
import { eventually } from '@/lib/testing/eventually'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { addJob } from './add-job'
import { runJobs, type RunJobsInput } from './run-jobs'

let instance: TestInstance
const stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  instance = await testInstance({})
})
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
  await instance.db.execute(sql`
    select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`)
})
afterAll(() => instance.close())

/** An instance's worker with connections of its own. */
async function work(input: Omit<RunJobsInput, 'pool' | 'repeated'> & Partial<RunJobsInput>) {
  const { pool } = connect(instance.databaseUrl)
  const jobs = await runJobs({ pool, repeated: [], lookMs: 200, ...input })
  stops.push(async () => {
    await jobs.stop()
    await pool.end()
  })
}

type Job = {
  id: string
  attempts: number
  last_error: string | null
  locked_by: string | null
  /** Seconds until it is tried again. */
  wait: number
}

async function jobsOf(task: string): Promise<Job[]> {
  const { rows } = await instance.db.execute<Job>(sql`
    select id, attempts, last_error, locked_by,
      extract(epoch from run_at - now())::float as wait
    from graphile_worker.jobs where task_identifier = ${task} order by id`)
  return rows
}

describe('a job that fails', () => {
  it('is tried again, later each time, and ends where a person can see it', async () => {
    let tries = 0
    await addJob(instance.db, { task: 'test.fail', payload: {}, maxAttempts: 2 })
    await work({
      tasks: {
        'test.fail': () => {
          tries += 1
          return Promise.reject(new Error('Chan 91234567'))
        },
      },
      describeFailure: () => 'unreachable',
    })
    const first = await eventually(async () =>
      (await jobsOf('test.fail')).find((job) => job.last_error),
    )
    expect(first).toMatchObject({ attempts: 1, last_error: 'unreachable', locked_by: null })
    expect(first.wait).toBeGreaterThan(0.5)
    await instance.db.execute(sql`
      select graphile_worker.reschedule_jobs(array[${first.id}]::bigint[], run_at := now())`)
    const last = await eventually(async () =>
      (await jobsOf('test.fail')).find(({ attempts, locked_by }) => attempts === 2 && !locked_by),
    )
    expect(last.last_error).toBe('unreachable')
    expect(tries).toBe(2)
  })

  it('shows its latest failure only where it runs again and again, and none after a success', async () => {
    let fails = true
    const add = () => addJob(instance.db, { task: 'test.minute', payload: {}, maxAttempts: 1 })
    await work({
      tasks: { 'test.minute': () => (fails ? Promise.reject(new Error()) : Promise.resolve()) },
      repeated: [{ task: 'test.minute', everyMinutes: 59 }],
    })
    const onlyFailureAfter = async (earlier: string) =>
      eventually(async () => {
        const [job, ...more] = await jobsOf('test.minute')
        return job && more.length === 0 && job.last_error && job.id !== earlier && job.id
      })
    await add()
    const first = await onlyFailureAfter('')
    await add()
    const second = await onlyFailureAfter(first)
    await add()
    await onlyFailureAfter(second)
    fails = false
    await add()
    await eventually(async () => (await jobsOf('test.minute')).length === 0)
  })
})

it('a job that is told of the end leaves, and is tried again', async () => {
  await addJob(instance.db, { task: 'test.wait', payload: {} })
  let begun = false
  const { pool } = connect(instance.databaseUrl)
  const jobs = await runJobs({
    ...{ pool, repeated: [], finishMs: 0 },
    tasks: {
      'test.wait': async (_payload, { stopping }) => {
        begun = true
        await pause(60_000, undefined, { signal: stopping })
      },
    },
  })
  await eventually(() => Promise.resolve(begun))
  await jobs.stop()
  await pool.end()
  expect(await jobsOf('test.wait')).toMatchObject([{ attempts: 1, locked_by: null }])
})

describe('several instances', () => {
  it('do each job once', async () => {
    const done: number[] = []
    const tasks = {
      'test.once': (payload: unknown) => {
        done.push((payload as { number: number }).number)
        return Promise.resolve()
      },
    }
    await Promise.all([work({ tasks }), work({ tasks })])
    const numbers = Array.from({ length: 60 }, (_, number) => number)
    await Promise.all(
      numbers.map((number) => addJob(instance.db, { task: 'test.once', payload: { number } })),
    )
    await eventually(async () => (await jobsOf('test.once')).length === 0)
    expect([...done].sort((a, b) => a - b)).toEqual(numbers)
  })

  it('leave a living one the job that it takes long for', async () => {
    let begun = 0
    let finish = () => {}
    const tasks = {
      'test.long': () => {
        begun += 1
        return new Promise<void>((resolve) => (finish = resolve))
      },
    }
    await addJob(instance.db, { task: 'test.long', payload: {} })
    await work({ tasks })
    await eventually(() => Promise.resolve(begun === 1))
    let looks = 0
    const { pool } = connect(instance.databaseUrl)
    pool.on('acquire', () => (looks += 1))
    const other = await runJobs({ pool, tasks: {}, repeated: [], lookMs: 20 })
    await eventually(() => Promise.resolve(looks > 20))
    expect((await jobsOf('test.long'))[0]?.locked_by).not.toBeNull()
    finish()
    await eventually(async () => (await jobsOf('test.long')).length === 0)
    expect(begun).toBe(1)
    await other.stop()
    await pool.end()
  })

  it('take over, within seconds, what a killed process had begun', async () => {
    await addJob(instance.db, { task: 'test.survive', payload: {} })
    const victim = runNode({
      args: [
        ...['--conditions=react-server', '--import', 'tsx'],
        ...['lib/jobs/testing/work-until-killed.ts', instance.databaseUrl],
      ],
    })
    await victim.says(/BEGUN/)
    victim.signal('SIGKILL')
    await victim.ended
    expect((await jobsOf('test.survive'))[0]?.locked_by).not.toBeNull()
    let done = false
    await work({
      tasks: {
        'test.survive': () => {
          done = true
          return Promise.resolve()
        },
      },
    })
    await eventually(() => Promise.resolve(done))
    await eventually(async () => (await jobsOf('test.survive')).length === 0)
  })
})
