import { randomUUID } from 'node:crypto'
import { asc } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditChain, auditEntries, auditPersonal } from '@/lib/db/tables/audit'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { recordAudit } from './record-audit'

let instance: TestInstance
let client: Client

beforeAll(async () => {
  instance = await testInstance({})
  client = new Client({ connectionString: instance.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await instance.close()
})

const entries = () => instance.db.select().from(auditEntries).orderBy(asc(auditEntries.id))
const chain = () => instance.db.select().from(auditChain).orderBy(asc(auditChain.seq))
const lastEntry = async () => (await entries()).at(-1)!

function gate() {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open: () => open() }
}

describe('recording', () => {
  it('says who did what to which record, before and after, and where it came from', async () => {
    const actor = { id: 7, sessionId: 'a-session' }
    await recordAudit(instance.db, {
      action: 'person.changed',
      actor,
      storeId: 3,
      record: { kind: 'person', id: 12, name: 'amy@handover.example' },
      before: { role: 'staff' },
      after: { role: 'manager' },
      origin: { requestId: 'request', address: '203.0.113.9' },
    })
    const entry = await lastEntry()
    expect(entry).toMatchObject({
      action: 'person.changed',
      actorId: 7,
      storeId: 3,
      recordKind: 'person',
      recordId: '12',
      recordName: 'amy@handover.example',
      before: { role: 'staff' },
      after: { role: 'manager' },
      requestId: 'request',
      address: '203.0.113.9',
      personalDigest: null,
    })
    expect(entry.session).toMatch(/^[0-9a-f]{12}$/)
    expect(await instance.db.select().from(auditPersonal)).toEqual([])
  })

  it('keeps what it says of a customer aside, whatever characters it holds', async () => {
    const personal = { name: 'A\0my \ud800 陳', typed: String.raw`a\u0000b` }
    await recordAudit(instance.db, { action: 'customer.searched', actor: { id: 1 }, personal })
    const entry = await lastEntry()
    expect(entry.personalDigest).toMatch(/^[0-9a-f]{64}$/)
    const [aside] = await instance.db.select().from(auditPersonal)
    expect(aside).toMatchObject({
      entryId: entry.id,
      data: { name: 'A\ufffdmy \ufffd 陳', typed: String.raw`a\u0000b` },
    })
  })

  it('goes with its transaction', async () => {
    const before = await entries()
    const failing = instance.db.transaction(async (tx) => {
      await recordAudit(tx, { action: 'store.made', actor: { id: 1 } })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await entries()).toEqual(before)
  })

  it('says a thing with a key once', async () => {
    const onceKey = randomUUID()
    const say = () => recordAudit(instance.db, { action: 'order.seen', actor: { id: 1 }, onceKey })
    await Promise.all([say(), say(), say()])
    await say()
    expect((await entries()).filter((entry) => entry.onceKey === onceKey)).toHaveLength(1)
  })

  it('makes one chain without gaps of transactions that end at once, in the order of their ends', async () => {
    const held = gate()
    const said = gate()
    const first = instance.db.transaction(async (tx) => {
      await recordAudit(tx, { action: 'hours.drawn', actor: { id: 1 } })
      said.open()
      await held.opened
    })
    await said.opened
    // The one that waits to end keeps nobody from ending.
    await Promise.all(
      Array.from({ length: 30 }, () =>
        recordAudit(instance.db, { action: 'hours.sent', actor: { id: 1 } }),
      ),
    )
    held.open()
    await first
    const links = await chain()
    expect(links.map(({ seq }) => seq)).toEqual(links.map((_, index) => index + 1))
    const drawn = (await entries()).find(({ action }) => action === 'hours.drawn')!
    expect(links.at(-1)?.entryId).toBe(drawn.id)
  })
})

describe('the database itself', () => {
  const REFUSED = [
    "update audit_entries set action = 'x'",
    'delete from audit_entries',
    'truncate audit_entries',
    "update audit_chain set hash = ''",
    'delete from audit_chain',
    'truncate audit_chain',
    "update audit_personal set data = '{}'",
    'truncate audit_personal',
  ]

  it.each(REFUSED)('refuses even its owner: %s', async (statement) => {
    await expect(instance.asOwner(statement)).rejects.toThrow(/append-only/)
  })

  it('gives the role of the application no right to change, remove or link', async () => {
    for (const statement of [
      ...REFUSED,
      "insert into audit_chain values (999, 999, '')",
      'alter table audit_entries disable trigger all',
      'drop trigger audit_entries_stay on audit_entries',
    ]) {
      await expect(client.query(statement), statement).rejects.toThrow(
        /permission denied|must be owner/,
      )
    }
    const { rowCount } = await client.query(
      "insert into audit_entries (action) values ('store.made')",
    )
    expect(rowCount).toBe(1)
    expect((await chain()).at(-1)?.entryId).toBe((await lastEntry()).id)
  })

  it('says itself what personal data was forgotten', async () => {
    const [aside] = await instance.db.select().from(auditPersonal)
    await client.query('delete from audit_personal')
    expect(await lastEntry()).toMatchObject({
      action: 'audit.personal-forgotten',
      after: { entries: [aside?.entryId] },
    })
    const before = await chain()
    await client.query('delete from audit_personal')
    expect(await chain()).toEqual(before)
  })
})
