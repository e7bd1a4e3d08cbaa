import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runNode } from '@/lib/testing/programs/program'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'

let instance: TestInstance
let dataDir = ''

beforeAll(async () => {
  instance = await testInstance({})
  dataDir = mkdtempSync(join(tmpdir(), 'handover-rebuild-'))
})
afterAll(async () => {
  rmSync(dataDir, { recursive: true })
  await instance.close()
})

test('forgets what was counted and counts all days anew, as a program of its own', async () => {
  const storeId = await instance.storeId('HK-SHATIN-03')
  await instance.db.execute(sql`
    insert into report_tallies (store_id, family, tally, is_month, day, part, key, counts)
    values (${storeId}, 'express', 'scans', false, '2020-01-01', '7', '9', '{5}')`)
  await instance.db.execute(sql`
    insert into orders (family, store_id, client_order_id, "placing", stage, closed, closed_at, created_at)
    values ('express', ${storeId}, 'REBUILT-1', 'placed', 'done', true, now(), now() - interval '9 days')`)
  const env = { DATABASE_URL: instance.databaseUrl, DATA_DIR: dataDir }
  const program = runNode({ args: ['lib/launch/reports/rebuild.mjs'], env })
  expect(await program.ended).toBe(0)
  expect(program.stdout()).toMatch(/The days of all reports were counted anew in [\d.]+ s\./)
  const { rows } = await instance.db.execute(sql`
    select part, key, counts[1]::int as created from report_tallies
    where tally in ('waybills', 'scans') and part in ('all', '7') and not is_month`)
  expect(rows).toEqual([{ part: 'all', key: '', created: 1 }])
})
