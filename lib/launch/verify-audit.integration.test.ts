import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { recordAudit } from '@/lib/audit/record-audit'
import { runNode } from '@/lib/testing/programs/program'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'

let instance: TestInstance
let dataDir = ''

beforeAll(async () => {
  instance = await testInstance({})
  dataDir = mkdtempSync(join(tmpdir(), 'handover-verify-'))
  for (const id of [1, 2, 3]) {
    await recordAudit(instance.db, { action: 'store.changed', actor: { id } })
  }
})
afterAll(async () => {
  rmSync(dataDir, { recursive: true })
  await instance.close()
})

async function verify(...args: string[]) {
  const env = { DATABASE_URL: instance.databaseUrl, DATA_DIR: dataDir }
  const program = runNode({ args: ['lib/launch/verify-audit.mjs', ...args], env })
  const code = await program.ended
  return { code, says: program.stdout(), complains: program.stderr() }
}

async function tamper(statement: string): Promise<void> {
  const url = Object.assign(new URL(inject('postgres').superuserUrl), {
    pathname: new URL(instance.databaseUrl).pathname,
  })
  const superuser = new Client({ connectionString: url.href })
  await superuser.connect()
  await superuser.query(`set session_replication_role = replica; ${statement}`)
  await superuser.end()
}

test('says that all is well and where the log ends, then where it does not any more', async () => {
  const well = await verify()
  expect(well).toMatchObject({ code: 0, complains: '' })
  expect(well.says).toContain('Nothing is changed, missing or out of order among 3 entries.')
  const head = /It ends with (3:[0-9a-f]{64})/.exec(well.says)?.[1]
  expect(head).toBeDefined()

  await tamper('update audit_entries set actor_id = 9 where actor_id = 2')
  const changed = await verify()
  expect(changed).toMatchObject({ code: 1, complains: '' })
  expect(changed.says).toContain('place 2, entry 2: was changed, or is not in its place')

  await tamper('update audit_entries set actor_id = 2 where actor_id = 9')
  expect((await verify()).code).toBe(0)

  await tamper(
    'delete from audit_chain where seq = 3; delete from audit_entries where actor_id = 3',
  )
  // Its own note of the end is in the data folder.
  expect((await verify()).says).toContain('place 3: was seen, and the log ends before it')
  rmSync(join(dataDir, 'audit-heads'))
  expect((await verify()).code).toBe(0)
  expect((await verify('--head', head!)).code).toBe(1)
  expect(await verify('--head', 'nonsense')).toMatchObject({ code: 1, says: '' })
})
