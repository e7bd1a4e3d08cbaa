import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orders } from '@/lib/db/tables/orders'
import { addJob, type JobSpec } from '@/lib/jobs/add-job'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { giveUpJobs } from './give-up-jobs'
import { listJobs } from './list-jobs'
import { retryJobs } from './retry-jobs'

let instance: TestInstance

beforeAll(async () => {
  instance = await testInstance({})
})
beforeEach(async () => {
  await instance.db.execute(sql`delete from graphile_worker._private_jobs`)
})
afterAll(() => instance.close())

const admin = () => instance.actor('admin')
const list = async () => listJobs({ actor: await admin() })

let made = 0

/** A job as the queue leaves it after so many failures. */
async function failedJob(spec: Partial<JobSpec>, { attempts = 1, error = 'unexpected' } = {}) {
  const key = `failed:${(made += 1)}`
  await addJob(instance.db, { task: 'food.confirm-order', payload: {}, key, ...spec })
  const { rows } = await instance.db.execute<{ id: string }>(sql`
    update graphile_worker._private_jobs set attempts = ${attempts}, last_error = ${error},
      run_at = now() + exp(least(${attempts}::int, 10)) * interval '1 second'
    where id = (select max(id) from graphile_worker._private_jobs) returning id`)
  return rows[0]?.id ?? ''
}

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

describe('the list of jobs', () => {
  it('has those that failed for good, those that will be tried again, and what waits', async () => {
    const again = await failedJob({ maxAttempts: 3 }, { attempts: 2 })
    const over = await failedJob({ maxAttempts: 1 }, { error: 'refused 263001 r-1' })
    await addJob(instance.db, { task: 'orders.sweep', payload: {}, key: 'now' })
    await addJob(instance.db, {
      task: 'orders.sweep',
      payload: {},
      key: 'later',
      runAt: new Date(4e12),
    })
    const report = await list()
    expect(ids(report.failed)).toEqual([over])
    expect(report.failed[0]).toMatchObject({
      task: 'food.confirm-order',
      order: null,
      attempts: 1,
      maxAttempts: 1,
      nextTryAt: null,
      failure: { kind: 'refused', detail: '263001', reference: 'r-1' },
    })
    expect(Math.abs(Date.now() - Date.parse(report.failed[0]?.failedAt ?? ''))).toBeLessThan(60_000)
    expect(ids(report.failing)).toEqual([again])
    expect(Date.parse(report.failing[0]?.nextTryAt ?? '')).toBeGreaterThan(Date.now())
    const sweep = report.waiting.find(({ task }) => task === 'orders.sweep')
    expect(sweep).toMatchObject({ due: 1, later: 1, running: 0 })
    expect(sweep?.oldestDueAt).not.toBeNull()
  })

  it('says which order a job is about, and stumbles over no payload', async () => {
    const [order] = await instance.db
      .insert(orders)
      .values({
        family: 'food',
        placing: 'placed',
        clientOrderId: 'J-1',
        storeId: await instance.storeId('HK-CENTRAL-01'),
      })
      .returning({ id: orders.id })
    await failedJob({ payload: { orderId: order!.id }, maxAttempts: 1 })
    await failedJob({ payload: { orderId: 'nonsense' }, maxAttempts: 1 })
    await failedJob({ payload: { orderId: 99_999_999 }, maxAttempts: 1 })
    const { failed } = await list()
    expect(failed.map((job) => job.order)).toEqual(
      expect.arrayContaining([{ clientOrderId: 'J-1', href: `/food/${order!.id}` }, null, null]),
    )
  })

  it('shows the latest hundred of many, and counts them all', async () => {
    await instance.db.execute(sql`
      select graphile_worker.add_job('food.confirm-order', '{}'::json, max_attempts := 1)
      from generate_series(1, 130)`)
    await instance.db.execute(sql`update graphile_worker._private_jobs set attempts = 1`)
    const report = await list()
    expect(report.failed).toHaveLength(100)
    expect(report.failedCount).toBe(130)
  })
})

describe('an administrator', () => {
  it('has failed jobs done again at once, with all their tries', async () => {
    const id = await failedJob({ maxAttempts: 1 })
    expect(await retryJobs({ actor: await admin(), ids: [id] })).toEqual({ count: 1 })
    const { rows } = await instance.db.execute(sql`
      select attempts, run_at <= now() as due from graphile_worker.jobs where id = ${id}`)
    expect(rows).toEqual([{ attempts: 0, due: true }])
    expect((await list()).failed).toEqual([])
  })

  it('gives one up, and then it is gone', async () => {
    const [one, other] = [await failedJob({ maxAttempts: 1 }), await failedJob({ maxAttempts: 1 })]
    await giveUpJobs({ actor: await admin(), ids: [one] })
    expect(ids((await list()).failed)).toEqual([other])
    await expect(giveUpJobs({ actor: await admin(), ids: [one] })).rejects.toMatchObject({
      key: 'jobGone',
    })
  })

  it('leaves alone what is being done this moment', async () => {
    const id = await failedJob({ maxAttempts: 5 })
    await instance.db.execute(sql`
      update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody'`)
    for (const act of [retryJobs, giveUpJobs]) {
      await expect(act({ actor: await admin(), ids: [id] })).rejects.toMatchObject({
        key: 'jobGone',
      })
    }
  })
})

it('is the business of administrators only', async () => {
  const actor = await instance.actor('manager')
  const refused = { key: 'notAllowed' }
  await expect(listJobs({ actor })).rejects.toMatchObject(refused)
  await expect(retryJobs({ actor, ids: ['1'] })).rejects.toMatchObject(refused)
  await expect(giveUpJobs({ actor, ids: ['1'] })).rejects.toMatchObject(refused)
})
