import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { connect, type Database } from './client'
import { OFTEN } from './named-statements'

let instance: TestInstance
beforeAll(async () => {
  instance = await testInstance({})
})
afterAll(() => instance.close())

let db: Database
let pool: Pool
beforeEach(() => {
  ;({ db, pool } = connect(instance.databaseUrl))
})
afterEach(() => pool.end())

const OFTEN_CONNECTIONS = 3
const ALL = 12

type Told = { pid: number; mode: string }

const TOLD = sql.raw(
  `pg_backend_pid() as pid, current_setting('plan_cache_mode') as mode, pg_sleep(0.05) as slept`,
)

const often = async () => (await db.execute<Told>(sql`${OFTEN}select ${TOLD}`)).rows[0]
const seldom = async () => (await db.execute<Told>(sql`select ${TOLD}`)).rows[0]
const times = <T>(count: number, ask: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, ask))
const pids = (told: readonly (Told | undefined)[]) => new Set(told.map((one) => one?.pid))

describe('what comes often', () => {
  it('goes over a few connections of its own, and is planned once there', async () => {
    const told = await times(OFTEN_CONNECTIONS, often)
    expect(pids(told).size).toBe(OFTEN_CONNECTIONS)
    expect(told.map((one) => one?.mode)).toEqual(told.map(() => 'force_generic_plan'))
    const others = await times(OFTEN_CONNECTIONS, seldom)
    expect(others.map((one) => one?.mode)).toEqual(others.map(() => 'auto'))
    expect([...pids(others)].filter((pid) => pids(told).has(pid))).toEqual([])

    for (let time = 0; time < 20; time += 1) expect(pids(told)).toContain((await often())?.pid)
    const { rows } = await db.execute<{ plans: string }>(sql`${OFTEN}
      select string_agg(distinct custom_plans::text, ',') as plans from pg_prepared_statements
      where statement like '%pg_sleep%'`)
    expect(rows[0]?.plans).toBe('0')
  })

  it('goes as any other where those are busy, and waits for none of them', async () => {
    const held = times(OFTEN_CONNECTIONS, () => db.execute(sql`${OFTEN}select pg_sleep(30)`))
    const ended = held.catch(() => 'ended')
    const told = await times(4, often)
    expect(told.map((one) => one?.mode)).toEqual(told.map(() => 'auto'))
    await db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where query like '%pg_sleep(30)%' and pid <> pg_backend_pid()`)
    expect(await ended).toBe('ended')
    // What was lost is replaced.
    await expect.poll(async () => (await often())?.mode).toBe('force_generic_plan')
  })

  it('has no more connections with all others than a pool has', async () => {
    const told = (await Promise.all([times(40, often), times(40, seldom)])).flat()
    expect(pids(told).size).toBeLessThanOrEqual(ALL)
  })
})
