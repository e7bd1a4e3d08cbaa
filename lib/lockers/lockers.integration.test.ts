import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { heldPerProcess } from '@/lib/config/per-process'
import { databasePool } from '@/lib/db/client'
import { lockerRefreshes, lockers } from '@/lib/db/tables/lockers'
import { HONG_KONG_DISTRICTS } from '@/lib/domain/express/hong-kong-districts'
import { unpackLockers, type Locker } from '@/lib/lockers/model/lockers'
import { runJobs } from '@/lib/jobs/run-jobs'
import { startSimulator } from '@/lib/simulator/server'
import { processorTime, shortest } from '@/lib/testing/shortest'
import { openWorld, type World } from '@/lib/testing/world'
import { findPlace } from './find-place'
import { getFirstLockers } from './get-first-lockers'
import { getLockerList } from './get-locker-list'
import { getRefreshState } from './get-refresh-state'
import { listFromPlatform } from './list-from-platform'
import type { LockerList } from './model/locker-list'
import { queueRefresh, queueRefreshWhenDue, REFRESH_TASK } from './queue-refresh'
import { refreshLockers, type Refreshed } from './refresh-lockers'
import { requestRefresh } from './request-refresh'
import { lockerTasks } from './tasks'

const PATH = '/pickup_points'
/** No waiting between the tries of a page: the clock of both sides goes on instead. */
function atOnce(ms: number) {
  world.clock.move(ms / 1_000)
  return Promise.resolve()
}
const RUNNING = new AbortController().signal

let world: World

beforeAll(async () => {
  world = await openWorld({ startSimulator, speed: 1, seed: 3 })
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.control('reset', {})
  const { db } = world.instance
  await db.delete(lockers)
  await db.delete(lockerRefreshes)
  await db.execute(
    sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`,
  )
  heldPerProcess().delete('lockers')
})

const refresh = (list: () => Promise<Locker[]> = () => listFromPlatform(RUNNING, atOnce)) =>
  refreshLockers({ db: world.instance.db, pool: databasePool(), stopping: RUNNING, list })
const given = (...codes: string[]) => refresh(() => Promise.resolve(codes.map(locker)))
const codes = async () => {
  const rows = await world.instance.db.select({ code: lockers.code }).from(lockers)
  return rows.map(({ code }) => code).toSorted()
}
const warehouse = () => world.instance.actor('warehouse')
const state = async () => getRefreshState({ actor: await warehouse() })
const list = async () => {
  const sent = await getLockerList({ actor: await warehouse() })
  return { ...sent, lockers: unpackLockers(JSON.parse(sent.json) as LockerList) }
}
const waiting = async () => {
  const { rows } = await world.instance.db.execute<{ n: string }>(sql`
    select count(*) as n from graphile_worker.jobs where task_identifier = 'lockers.refresh'`)
  return Number(rows[0]?.n)
}

function locker(code: string): Locker {
  return {
    code,
    brand: 'B',
    area: '新界',
    district: '沙田區',
    openingHours: null,
    location: null,
    name: { zh: `甲${code}`, en: `A ${code}` },
    address: { zh: null, en: null },
  }
}

describe('a complete refresh', () => {
  it('keeps all 1,200, in both languages, with their places', async () => {
    expect(await refresh()).toEqual({ state: 'complete', count: 1200 } satisfies Refreshed)
    const all = (await list()).lockers
    expect(all).toHaveLength(1200)
    const districts = new Set(all.map(({ district }) => district))
    expect(districts).toEqual(new Set(HONG_KONG_DISTRICTS.map(({ zh }) => zh)))
    for (const { name, address, location, openingHours } of all) {
      expect(name.zh).toEqual(expect.stringMatching(/\p{Script=Han}/u))
      expect(name.en).toEqual(expect.not.stringMatching(/\p{Script=Han}/u))
      expect(address.en).not.toBe(address.zh)
      expect([location, openingHours]).not.toContain(null)
    }
    expect(await state()).toMatchObject({ count: 1200, failure: null, refreshing: false })
  })

  it('changes what changed and removes what is no longer named', async () => {
    await given('1', '2', '3')
    const moved = { ...locker('2'), name: { zh: '乙', en: 'B' } }
    await refresh(() => Promise.resolve([locker('1'), moved]))
    expect(await codes()).toEqual(['1', '2'])
    const [row] = await world.instance.db.select().from(lockers).where(eq(lockers.code, '2'))
    expect(row?.name).toBe('乙\u001fB')
  })

  it('keeps two lockers of one code and two brands apart', async () => {
    await refresh(() => Promise.resolve([locker('1'), { ...locker('1'), brand: 'C' }]))
    expect(await codes()).toEqual(['1', '1'])
  })

  it('is not spoilt by a page that is answered at the second try', async () => {
    await world.control('faults', { path: PATH, kind: 'drop_before', times: 2 })
    expect(await refresh()).toEqual({ state: 'complete', count: 1200 })
  })
})

describe('trap 67: a page that was asked for too soon', () => {
  const tooSoon = (times: number) =>
    world.control('faults', { path: PATH, kind: 'error', code: 261_005, times })

  it('is waited for, and breaks nothing off', async () => {
    await tooSoon(1)
    const before = world.clock.now()
    expect(await refresh()).toEqual({ state: 'complete', count: 1200 })
    expect(world.clock.now() - before).toBeGreaterThan(60_000)
  })

  it('is given up when the platform goes on saying so', async () => {
    await given('1')
    await tooSoon(3)
    expect(await refresh()).toEqual({ state: 'broken-off', reason: 'too-soon' })
    expect(await codes()).toEqual(['1'])
  })

  it('keeps no server from ending: the minute ends with it, and the job is tried again', async () => {
    const { db } = world.instance
    await given('1')
    await tooSoon(1)
    const jobs = await runJobs({
      pool: databasePool(),
      repeated: [],
      finishMs: 0,
      tasks: { [REFRESH_TASK]: lockerTasks.tasks[REFRESH_TASK]! },
    })
    const before = (await world.received(PATH)).length
    await queueRefresh(db)
    await expect.poll(async () => (await world.received(PATH)).length).toBe(before + 1)
    // The answer is being waited for, or the minute after it.
    await jobs.stop()
    expect(await waiting()).toBe(1)
    expect(await state()).toMatchObject({ refreshing: true, failure: { reason: 'stopped' } })
    expect(await codes()).toEqual(['1'])
    expect(await world.received(PATH)).toHaveLength(before + 1)
  })
})

describe('a refresh that breaks off', () => {
  it.each([
    ['http_500', 'no-answer'],
    ['garbage', 'no-answer'],
    ['drop_before', 'no-answer'],
    ['error', 'refused'],
  ])('keeps the old list and says why: %s', async (kind, reason) => {
    await given('1', '2')
    const before = await state()
    await world.control('faults', { path: PATH, kind, times: 3, code: 261101 })
    expect(await refresh()).toEqual({ state: 'broken-off', reason })
    expect(await codes()).toEqual(['1', '2'])
    const after = await state()
    expect(after.failure?.reason).toBe(reason)
    expect({ ...after, failure: null }).toEqual(before)
    expect(Date.parse(after.failure?.at ?? '')).toBeGreaterThan(Date.parse(after.asOf ?? ''))
  })

  it('is believed neither empty nor halved, until it comes twice', async () => {
    await given('1', '2', '3', '4', '5')
    const tooFew = { state: 'broken-off', reason: 'too-few' }
    expect(await given()).toEqual(tooFew)
    expect(await given('1', '2')).toEqual(tooFew)
    expect(await codes()).toHaveLength(5)
    expect(await given('1', '2')).toEqual({ state: 'complete', count: 2 })
    expect(await codes()).toEqual(['1', '2'])
  })

  it('is forgotten with the next that succeeds', async () => {
    await refresh(() => Promise.reject(new Error('who knows')))
    expect((await state()).failure?.reason).toBe('unexpected')
    await given('1')
    expect((await state()).failure).toBeNull()
  })
})

describe('one at a time', () => {
  it('leaves at once when another is under way', async () => {
    let finish = (_lockers: Locker[]) => {}
    const first = refresh(() => new Promise((resolve) => (finish = resolve)))
    await expect.poll(() => world.instance.db.$count(lockerRefreshes)).toBe(1)
    expect(await given('9')).toBeNull()
    finish([locker('1')])
    expect(await first).toEqual({ state: 'complete', count: 1 })
    expect(await codes()).toEqual(['1'])
    expect(await given('1', '2')).toEqual({ state: 'complete', count: 2 })
  })

  it('is not kept from working by one that was killed, and says that it stopped', async () => {
    await world.instance.db.insert(lockerRefreshes).values({})
    await given('1')
    const rows = await world.instance.db.select().from(lockerRefreshes)
    expect(rows.map(({ failure }) => failure).toSorted()).toEqual([null, 'stopped'].toSorted())
  })

  it('waits in the queue once, however often it is asked for', async () => {
    const { db } = world.instance
    await Promise.all([
      queueRefresh(db),
      queueRefresh(db),
      requestRefresh({ actor: await warehouse() }),
    ])
    expect(await waiting()).toBe(1)
    expect((await state()).refreshing).toBe(true)
  })
})

describe('when it is due', () => {
  const due = async () => {
    await queueRefreshWhenDue(world.instance.db)
    return (await waiting()) === 1
  }
  const tried = (hoursAgo: number, failure: string | null) =>
    world.instance.db.insert(lockerRefreshes).values({
      startedAt: new Date(Date.now() - hoursAgo * 3_600_000),
      finishedAt: new Date(),
      failure,
    })

  it('is at the first start', async () => {
    expect(await due()).toBe(true)
  })

  it.each([
    [23, null, false],
    [25, null, true],
    [0.5, 'no-answer', false],
    [1.5, 'no-answer', true],
  ])('%d hours after one that ended with %s: %s', async (hours, failure, expected) => {
    await tried(hours, failure)
    expect(await due()).toBe(expected)
  })
})

describe('the list', () => {
  it('is served with the platform gone, within 300 ms of work', async () => {
    await refresh(() =>
      Promise.resolve(Array.from({ length: 5000 }, (_, at) => locker(String(at)))),
    )
    await world.control('faults', { path: PATH, kind: 'timeout', times: 100 })
    const before = await world.received(PATH)
    const sent = await list()
    expect(sent.lockers).toHaveLength(5000)
    const actor = await warehouse()
    const again = await shortest(() => getLockerList({ actor }), {
      withinMs: 300,
      clock: processorTime,
    })
    expect(again).toBeLessThan(300)
    expect(await world.received(PATH)).toEqual(before)
  })

  it('has another version after each complete refresh, and only then', async () => {
    expect((await list()).version).toBe(0)
    await given('1')
    const { version } = await list()
    await refresh(() => Promise.reject(new Error('who knows')))
    expect((await list()).version).toBe(version)
    await given('1', '2')
    const later = await list()
    expect(later.version).toBeGreaterThan(version)
    expect(later.lockers).toHaveLength(2)
    expect((await state()).version).toBe(later.version)
  })

  it('begins with the rows that it has first, for pages that are drawn before it is there', async () => {
    const none = await getFirstLockers({ actor: await warehouse() })
    expect([none.state.version, none.lockers]).toEqual([0, []])
    await given(...Array.from({ length: 30 }, (_, nth) => String(nth)))
    const { state: now, lockers: first } = await getFirstLockers({ actor: await warehouse() })
    expect(now).toEqual(await state())
    expect(now.count).toBe(30)
    expect(first).toEqual((await list()).lockers.slice(0, 12))
  })

  it('is for those who see waybills; those who place them may have it read anew', async () => {
    const staff = await world.instance.actor('staff')
    const refused = { key: 'notAllowed' }
    await expect(getLockerList({ actor: staff })).rejects.toMatchObject(refused)
    await expect(getFirstLockers({ actor: staff })).rejects.toMatchObject(refused)
    await expect(getRefreshState({ actor: staff })).rejects.toMatchObject(refused)
    await expect(requestRefresh({ actor: staff })).rejects.toMatchObject(refused)
    const query = { text: 'Grandeur Road' }
    const { signal } = new AbortController()
    await expect(findPlace({ actor: staff, query, signal })).rejects.toMatchObject(refused)
    const [latest] = await world.instance.db
      .select()
      .from(lockerRefreshes)
      .orderBy(desc(lockerRefreshes.id))
    expect(latest).toBeUndefined()
  })
})

it('offers no addresses where the settings name no geocoder', async () => {
  const actor = await warehouse()
  expect((await state()).addressFinder).toBeNull()
  const query = { text: 'Grandeur Road' }
  const found = findPlace({ actor, query, signal: new AbortController().signal })
  await expect(found).rejects.toMatchObject({ key: 'geocoderOff' })
})
