import { Client } from 'pg'
import { expect, it } from 'vitest'
import { SETTING_NAMES } from '@/lib/config/setting-names'
import { runNode } from '@/lib/testing/programs/program'
import { freshDatabase } from '@/lib/testing/test-instance'

/** The command as somebody types it, and what it said. */
async function seed(env: Record<string, string>, ...args: string[]) {
  // A developer's environment must not choose which database is filled.
  const unset = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']))
  const program = runNode({
    args: ['lib/launch/demo/seed.mjs', ...args],
    env: { ...unset, ...env },
  })
  const code = await program.ended
  return { code, said: program.stdout() + program.stderr() }
}

it('fills a fresh database, and none of a platform, whatever the settings say', async () => {
  const { databaseUrl, ownerUrl } = await freshDatabase()
  const env = { DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: ownerUrl }
  const first = await seed(env, '--orders', '60', '--months', '1', '--stores', '6')
  expect(first).toMatchObject({
    code: 0,
    said: expect.stringMatching(/Added \d+ orders of 30 days/),
  })
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const counts = async () => {
    const { rows } = await client.query<{ orders: number; stores: number }>(
      'select (select count(*)::int from orders) as orders, (select count(*)::int from stores) as stores',
    )
    return rows[0]
  }
  const filled = await counts()
  expect(filled?.stores).toBe(6)
  expect(filled?.orders).toBeGreaterThan(30)
  // The database has counted them, so its plans are those of later.
  const { rows } = await client.query<{ known: number }>(
    "select reltuples::int as known from pg_class where relname = 'orders'",
  )
  expect(rows[0]?.known).toBe(filled?.orders)
  // So have the reports, also days that were counted before there was as much on them.
  const reported = async () => {
    const { rows: days } = await client.query<{ reported: number; there: number }>(
      `select (select sum(orders)::int from report_counts where part = 'all') as reported,
        (select count(*)::int from orders o
          join report_days r on r.store_id = o.store_id and r.family = o.family
            -- The demo's stores are in Hong Kong and Singapore, whose clocks agree.
            and r.day = (coalesce(o.scheduled_for, o.created_at)
              at time zone 'Asia/Hong_Kong')::date) as there`,
    )
    return days[0]
  }
  const once = await reported()
  expect(once?.reported).toBe(once?.there)
  expect(await seed(env, '--orders', '90', '--months', '1')).toMatchObject({ code: 0 })
  const twice = await reported()
  expect(twice?.reported).toBe(twice?.there)
  expect(twice?.there).toBeGreaterThan(Number(once?.there))
  const filledTwice = await counts()
  await client.query(`insert into stores (code, name, region, lat, lng, express_merchant_id)
    values ('SHOP-1', 'Shop', 'HK', 22.3, 114.2, 4711)`)
  expect(await seed(env, '--orders', '60', '--months', '1')).toMatchObject({
    code: 1,
    said: expect.stringContaining('has stores of a platform (SHOP-1)'),
  })
  const withHost = { ...env, AP1_HOST: 'https://platform.example' }
  expect((await seed(withHost, '--orders', '60')).code).toBe(1)
  expect(await seed(env, '--orders', '0')).toMatchObject({
    code: 1,
    said: expect.stringContaining('--orders is "0"'),
  })
  expect((await counts())?.orders).toBe(filledTwice?.orders)
  await client.end()
})
