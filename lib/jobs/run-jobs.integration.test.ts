import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '@/lib/db/client'
import { runNode } from '@/lib/testing/programs/program'
import { eventually } from '@/lib/testing/eventually'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { addJob } from './add-job'
import { forgetFailure } from './forget-failure'
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
  max_attempts: number
  last_error: string | null
  locked_by: string | null
  /** Seconds until it is tried again. */
  wait: number
}

async function jobsOf(task: string): Promise<Job[]> {
  const { rows } = await instance.db.execute<Job>(sql`
    select id, attempts, max_attempts, last_error, locked_by,
      extract(epoch from run_at - now())::float as wait
    from graphile_worker.jobs where task_identifier = ${task} order by id`)
  return rows
}

describe('a job that fails', () => {
  it('is tried again, later each time, and ends where a person can see it', async () => {
    let tries = 0
    await addJob(instance.db, { task: 'test.fail', payload: {}, key: 'fail', maxAttempts: 2 })
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
    // Begun as the queue's own clock begins it: without a key.
    const add = () =>
      instance.db.execute(sql`
        select graphile_worker.add_job('test.minute', '{}'::json, max_attempts := 1)`)
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

describe('a job that is added again under its key', () => {
  /** Answers each of its runs when the test says so. */
  function silentPlatform() {
    const waiting: { fail: () => void; answer: () => void }[] = []
    const ask = () =>
      new Promise<void>((resolve, reject) => {
        waiting.push({ fail: () => reject(new Error('no answer')), answer: resolve })
      })
    const asked = (times: number) => eventually(() => Promise.resolve(waiting.length === times))
    return { waiting, ask, asked }
  }
  const add = () => addJob(instance.db, { task: 'test.ask', payload: {}, key: 'ask:1' })

  it('while it runs leaves no failure behind: the later ones answer for it', async () => {
    const { waiting, ask, asked } = silentPlatform()
    await work({ tasks: { 'test.ask': ask } })
    for (let times = 1; times <= 3; times += 1) {
      await add()
      await asked(times)
    }
    for (const { fail } of waiting.toReversed()) fail()
    const [left, ...more] = await eventually(async () => {
      const jobs = await jobsOf('test.ask')
      return jobs.length === 1 && jobs[0]?.last_error !== null && jobs
    })
    expect(more).toEqual([])
    // The last of them will be tried again, with nearly all its tries before it.
    expect(left).toMatchObject({ attempts: 1, max_attempts: 12 })
  })

  it('leaves no failure of a process that was killed with it', async () => {
    await add()
    await instance.db.execute(sql`
      update graphile_worker._private_jobs set attempts = 1, locked_at = now(), locked_by = 'gone'`)
    await add()
    const { waiting, ask, asked } = silentPlatform()
    await work({ tasks: { 'test.ask': ask } })
    await asked(1)
    await eventually(async () => (await jobsOf('test.ask')).length === 1)
    waiting[0]?.answer()
    await eventually(async () => (await jobsOf('test.ask')).length === 0)
  })

  it('after its last try takes that failure’s place', async () => {
    await add()
    await instance.db.execute(sql`
      update graphile_worker._private_jobs set attempts = 12, last_error = 'refused'`)
    await work({ tasks: { 'test.other': () => Promise.resolve() } })
    await add()
    const [job] = await eventually(async () => {
      const jobs = await jobsOf('test.ask')
      return jobs.length === 1 && jobs
    })
    expect(job).toMatchObject({ attempts: 0, last_error: null })
  })
})

it('what failed for good is forgotten when it has come about in another way', async () => {
  for (const [key, attempts] of [
    ['dead:1', 12],
    ['dead:2', 12],
    ['alive', 3],
  ] as const) {
    await addJob(instance.db, { task: 'test.gone', payload: { key }, key })
    await instance.db.execute(sql`
      update graphile_worker._private_jobs set attempts = ${attempts} where key = ${key}`)
  }
  await forgetFailure(instance.db, 'dead:1')
  await forgetFailure(instance.db, 'alive')
  expect(await jobsOf('test.gone')).toMatchObject([{ attempts: 12 }, { attempts: 3 }])
})

it('a job that is told of the end leaves, and is tried again', async () => {
  await addJob(instance.db, { task: 'test.wait', payload: {}, key: 'wait' })
  let begun = false
  const { pool } = connect(instance.databaseUrl)
  const jobs = await runJobs({
    pool,
    repeated: [],
    finishMs: 0,
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
      numbers.map((number) =>
        addJob(instance.db, { task: 'test.once', payload: { number }, key: `once:${number}` }),
      ),
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
    await addJob(instance.db, { task: 'test.long', payload: {}, key: 'long' })
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
    await addJob(instance.db, { task: 'test.survive', payload: {}, key: 'survive' })
    const victim = runNode({
      args: [
        '--conditions=react-server',
        '--import',
        'tsx',
        'lib/testing/programs/work-until-killed.ts',
        instance.databaseUrl,
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

  it('lose nothing that is asked for anew while one that was taken for dead comes to its end', async () => {
    let release = () => {}
    const busy = new Promise<void>((resolve) => (release = resolve))
    let blocked = 0
    let runs = 0
    const tasks = {
      'test.block': () => {
        blocked += 1
        return busy
      },
      'test.follow': async () => {
        runs += 1
        if (runs > 1) return
        // As one whose connection is gone for so long that the others free what it has begun.
        await instance.db.execute(sql`
          update graphile_worker._private_jobs set locked_by = 'gone', locked_at = now() - interval '1 minute'
          where key = 'follow'`)
        await eventually(async () => (await jobsOf('test.follow'))[0]?.locked_by === null)
        await addJob(instance.db, { task: 'test.follow', payload: {}, key: 'follow' })
      },
    }
    // Nobody else is free to take it before the first has ended.
    for (const key of ['block:1', 'block:2', 'block:3']) {
      await addJob(instance.db, { task: 'test.block', payload: {}, key })
    }
    await work({ tasks })
    try {
      await eventually(() => Promise.resolve(blocked === 3))
      await addJob(instance.db, { task: 'test.follow', payload: {}, key: 'follow' })
      await eventually(() => Promise.resolve(runs === 2))
      await eventually(async () => (await jobsOf('test.follow')).length === 0)
    } finally {
      release()
    }
  })
})
