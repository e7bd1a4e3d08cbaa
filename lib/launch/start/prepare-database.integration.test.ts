import { count, sql } from 'drizzle-orm'
import { NOWHERE } from '@/lib/audit/append-audit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import { stores } from '@/lib/db/tables/stores'
import { createFirstAdmin, firstStartState } from '@/lib/people/first-admin'
import { freshDatabase } from '@/lib/testing/test-instance'
import { prepareDatabase } from './prepare-database'

const DEMO = { environment: 'simulator', appUrl: 'http://localhost:3000' } as const
const REAL = { environment: 'release', appUrl: 'https://handover.example' } as const
const say = () => undefined

function opened(databaseUrl: string) {
  const { db, pool } = connect(databaseUrl)
  const total = async (table: typeof people | typeof stores) =>
    (await db.select({ value: count() }).from(table))[0]!.value
  return { db, total, close: () => pool.end() }
}

describe('with the simulator', () => {
  it('four instances that start at once on an empty database seed it once', async () => {
    const { databaseUrl, ownerUrl } = await freshDatabase()
    const prepared = await Promise.all(
      [1, 2, 3, 4].map(() => prepareDatabase({ databaseUrl, ownerUrl, settings: DEMO, say })),
    )
    const { total, close } = opened(databaseUrl)
    expect([await total(people), await total(stores)]).toEqual([4, 4])
    expect(prepared.map(({ firstAdminUrl }) => firstAdminUrl)).toEqual(Array(4).fill(null))
    expect(prepared[0]!.signIns.map(({ role }) => role)).toEqual([
      'staff',
      'warehouse',
      'manager',
      'administrator',
    ])
    await close()
  })

  it('has the database count the made-up history: until then it looks at far too much', async () => {
    const { databaseUrl, ownerUrl } = await freshDatabase()
    const settings = { ...DEMO, demoHistory: true }
    await prepareDatabase({ databaseUrl, ownerUrl, settings, say })
    const { db, close } = opened(databaseUrl)
    const { rows } = await db.execute<{ known: number; there: number }>(sql`
      select (select reltuples::int from pg_class where relname = 'orders') as known,
        (select count(*)::int from orders) as there`)
    expect(rows[0]?.known).toBeGreaterThan(2_000)
    expect(rows[0]?.known).toBe(rows[0]?.there)
    await close()
  })
})

describe('with a real platform', () => {
  let on: Awaited<ReturnType<typeof freshDatabase>>
  let handle: ReturnType<typeof opened>
  beforeAll(async () => {
    on = await freshDatabase()
    await prepareDatabase({ ...on, settings: REAL, say })
    handle = opened(on.databaseUrl)
  })
  afterAll(() => handle.close())

  const form = (token: string) => ({
    token,
    name: 'First',
    email: 'first@handover.example',
    password: 'long enough to keep',
  })
  const offer = async () => {
    const { firstAdminUrl, signIns } = await prepareDatabase({ ...on, settings: REAL, say })
    expect(signIns).toEqual([])
    return firstAdminUrl === null ? null : new URL(firstAdminUrl).searchParams.get('token')
  }

  it('offers one link, whichever instance says it and however often it starts', async () => {
    const elsewhere = await freshDatabase()
    const start = async (authSecret: string) => {
      const settings = { ...REAL, authSecret }
      return (await prepareDatabase({ ...elsewhere, settings, say })).firstAdminUrl
    }
    const [first, ...others] = await Promise.all(Array.from({ length: 3 }, () => start('one')))
    expect([...others, await start('one')]).toEqual([first, first, first])
    const { db, close } = opened(elsewhere.databaseUrl)
    const state = (url: string | null | undefined) =>
      firstStartState(db, new URL(url!).searchParams.get('token')!)
    expect(await state(first)).toBe('open')

    await db.execute(sql`update first_start set created_at = created_at - interval '24 hours'`)
    const second = await start('one')
    expect(second).not.toBe(first)
    expect([await state(first), await state(second)]).toEqual(['replaced', 'open'])

    // Who has another secret cannot know it, and makes one of their own.
    const third = await start('two')
    expect([await state(second), await state(third)]).toEqual(['replaced', 'open'])
    await close()
  })

  it('seeds nothing and offers a link that works once', async () => {
    expect([await handle.total(people), await handle.total(stores)]).toEqual([0, 0])
    const lost = await offer()
    const token = await offer()
    expect(token).not.toBe(lost)
    const state = (given: string | null) => firstStartState(handle.db, given!)
    expect([await state(lost), await state(token)]).toEqual(['replaced', 'open'])
    const age = (by: string) =>
      handle.db.execute(sql`update first_start set created_at = created_at - ${by}::interval`)
    await age('24 hours')
    expect(await state(token)).toBe('expired')
    await expect(createFirstAdmin(handle.db, form(token!), NOWHERE)).rejects.toMatchObject({
      key: 'firstStartUsed',
    })
    await age('-24 hours')
    await expect(
      createFirstAdmin(handle.db, { ...form(token!), password: 'password1234' }, NOWHERE),
    ).rejects.toMatchObject({ fields: { password: 'passwordCommon' } })
    // The link of an earlier start no longer works, and trying it uses nothing up.
    await expect(createFirstAdmin(handle.db, form(lost!), NOWHERE)).rejects.toMatchObject({
      key: 'firstStartUsed',
    })
    const both = await Promise.allSettled([
      createFirstAdmin(handle.db, form(token!), NOWHERE),
      createFirstAdmin(handle.db, form(token!), NOWHERE),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await handle.total(people)).toBe(1)
    expect([await state(lost), await state(token)]).toEqual(['used', 'used'])
    expect(await offer()).toBeNull()
    await expect(createFirstAdmin(handle.db, form(token!), NOWHERE)).rejects.toMatchObject({
      key: 'firstStartUsed',
    })
  })
})
