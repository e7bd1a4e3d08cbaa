import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { recordAudit } from './record-audit'
import { noteHead, readSeenHeads } from './seen-heads'
import { verifyChain, type ChainHead } from './verify-chain'

let instance: TestInstance
let client: Client

beforeAll(async () => {
  instance = await testInstance({})
  const superuser = new URL(inject('postgres').superuserUrl)
  superuser.pathname = new URL(instance.databaseUrl).pathname
  client = new Client({ connectionString: superuser.href })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await instance.close()
})
beforeEach(async () => {
  await tamper('truncate audit_entries, audit_chain, audit_personal restart identity')
  for (let number = 1; number <= 6; number += 1) {
    await recordAudit(instance.db, {
      action: 'store.changed',
      actor: { id: number },
      record: { kind: 'store', id: number },
      before: { name: `Store ${number}` },
      after: { name: `Shop ${number}` },
      personal: { seen: `Customer ${number}` },
    })
  }
})

/** What a superuser does whom no trigger stops. */
async function tamper(...statements: string[]): Promise<void> {
  await client.query(
    ['set session_replication_role = replica', ...statements].join(';\n') +
      ';\nset session_replication_role = origin',
  )
}
const verify = async (seen: readonly ChainHead[] = []) =>
  (await verifyChain(client, seen)).faults.map(({ kind, seq, entryId }) => [kind, seq, entryId])

it('an untouched log is right, and its end is told', async () => {
  const report = await verifyChain(client, [])
  expect(report).toMatchObject({ entries: 6, faults: [], head: { seq: 6 } })
  expect(report.head?.hash).toMatch(/^[0-9a-f]{64}$/)
})

it.each([
  ['who', 'actor_id = 99'],
  ['when', "at = at - interval '1 second'"],
  ['what was done', "action = 'store.made'"],
  ['what it became', `after = '{"name":"Shop 33"}'`],
  ['what it was', 'before = null'],
  ['from where', "address = '203.0.113.9'"],
  ['that it spoke of somebody', 'personal_digest = null'],
])('an entry is found in which it was changed %s', async (_what, change) => {
  await tamper(`update audit_entries set ${change} where id = 3`)
  expect(await verify()).toContainEqual(['changed', 3, 3])
})

it('a change is found whose own hash was made anew', async () => {
  await tamper(
    'update audit_entries set actor_id = 99 where id = 3',
    `update audit_chain c set hash = encode(sha256(convert_to(concat_ws(E'\\n',
       (select hash from audit_chain where seq = 2), 3, (select jsonb_build_array(
         e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), e.action,
         e.actor_id, e.store_id, e.record_kind, e.record_id, e.record_name, e.before, e.after,
         e.request_id, e.address, e.session, e.personal_digest, e.once_key)::text
         from audit_entries e where e.id = 3)), 'UTF8')), 'hex') where seq = 3`,
  )
  expect(await verify()).toEqual([['changed', 4, 4]])
})

it('an entry that is gone is found, with its place in the chain or without', async () => {
  await tamper(
    'delete from audit_entries where id = 3',
    'delete from audit_personal where entry_id = 3',
  )
  expect(await verify()).toEqual([['missing', 3, 3]])
  await tamper('delete from audit_chain where seq = 3')
  expect(await verify()).toEqual([['gap', 3, null]])
  // Nor does it help to close the gap.
  await tamper('update audit_chain set seq = seq - 1 where seq > 3')
  expect(await verify()).toContainEqual(['changed', 3, 4])
})

it('the first entry’s loss is found', async () => {
  await tamper('delete from audit_chain where seq = 1', 'delete from audit_entries where id = 1')
  expect(await verify()).toEqual([['gap', 1, null]])
})

it('entries that changed places are found', async () => {
  await tamper(
    'update audit_chain set entry_id = -1 where seq = 2',
    'update audit_chain set entry_id = 2 where seq = 5',
    'update audit_chain set entry_id = 5 where seq = 2',
  )
  expect(await verify()).toEqual([
    ['changed', 2, 5],
    ['changed', 5, 2],
  ])
})

it('an entry that was put in past the chain is found', async () => {
  await tamper("insert into audit_entries (action, actor_id) values ('store.made', 1)")
  expect(await verify()).toEqual([['unlinked', null, 7]])
})

it('an end that was cut off is found by an end that was seen before, and not without', async () => {
  const { head } = await verifyChain(client, [])
  await tamper(
    'delete from audit_chain where seq > 4',
    'delete from audit_entries where id > 4',
    'delete from audit_personal where entry_id > 4',
  )
  expect(await verify()).toEqual([])
  expect(await verify([head!])).toEqual([['cut-off', 6, null]])
})

it('a log that was written anew from its beginning is found by an end that was seen before', async () => {
  const { head } = await verifyChain(client, [])
  await tamper('truncate audit_entries, audit_chain, audit_personal restart identity')
  for (let number = 1; number <= 6; number += 1) {
    await recordAudit(instance.db, { action: 'store.made', actor: { id: 1 } })
  }
  expect(await verify()).toEqual([])
  expect(await verify([head!])).toEqual([['rewritten', 6, 6]])
})

it('what was kept aside may be forgotten, and neither changed nor removed in silence', async () => {
  await instance.db.execute('delete from audit_personal where entry_id in (1, 2)')
  expect(await verify()).toEqual([])
  await tamper(`update audit_personal set data = '{"seen":"Nobody"}' where entry_id = 3`)
  await tamper('delete from audit_personal where entry_id = 4')
  expect(await verify()).toEqual([
    ['personal-changed', 3, 3],
    ['personal-missing', 4, 4],
  ])
})

it('ends are noted in a file of its own, each once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'handover-heads-'))
  try {
    expect(await readSeenHeads(dataDir)).toEqual([])
    const [first, second] = [
      { seq: 1, hash: 'a'.repeat(64) },
      { seq: 2, hash: 'b'.repeat(64) },
    ]
    for (const head of [first, first, second]) await noteHead(dataDir, head)
    expect(await readSeenHeads(dataDir)).toEqual([first, second])
    expect(statSync(join(dataDir, 'audit-heads')).mode & 0o777).toBe(0o600)
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})
