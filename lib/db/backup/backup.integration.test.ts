import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Client } from 'pg'
import { inject } from 'vitest'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { prepareQueue } from '@/lib/jobs/prepare-queue'
import { eventually } from '@/lib/testing/eventually'
import { seedOrders } from '@/lib/testing/seeds/seed-orders'
import { tableDigests } from '@/lib/testing/table-digests'
import { freshDatabase, testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { dropUnused } from '../drop-unused'
import { migrateThrough } from '../migrate'
import { labels } from '../tables/labels'
import { readHeader } from './backup-format'
import { dumpDatabase } from './dump-database'
import { BackupFault, loadDump } from './load-dump'
import { linesOf } from './lines-of'
import { writeBackup } from './write-backup'

let instance: TestInstance
let folder = ''
const clients: Client[] = []

beforeAll(async () => {
  instance = await testInstance({})
  folder = mkdtempSync(join(tmpdir(), 'handover-backup-'))
})
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()))
})
afterAll(async () => {
  await instance.close()
  rmSync(folder, { recursive: true })
})

async function connected(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString })
  clients.push(client)
  await client.connect()
  return client
}

/** A fresh database with a backup's schema, as a restore makes it, and its superuser in it. */
async function emptyAt(migration: number): Promise<Client> {
  const { ownerUrl } = await freshDatabase()
  expect(await migrateThrough(ownerUrl, migration)).toBe(true)
  await prepareQueue(ownerUrl, await connected(ownerUrl))
  const url = new URL(inject('postgres').superuserUrl)
  url.pathname = new URL(ownerUrl).pathname
  return connected(url.href)
}

const order = (number: number) => ({
  storeCode: 'HK-CENTRAL-01',
  clientOrderId: String(10_000_000 + number),
  recipientName: `Chan ${number}\t\\N 中環\r\n'"`,
  phone: '91234567',
  address: '1 Connaught Place',
  door: { lat: 22.28, lng: 114.15 },
  totalCents: 10_000,
})

/** Orders, each with its event in one transaction, one after the other until told to stop. */
function writeOrders() {
  const state = { written: 0, isStopped: false }
  const writing = (async () => {
    while (!state.isStopped) {
      await seedOrders(instance.databaseUrl, [order(state.written)])
      state.written += 1
    }
  })()
  return {
    written: () => state.written,
    stop: async () => {
      state.isStopped = true
      await writing
    },
  }
}

it('holds one moment of a database that is being written to, and comes back table by table', async () => {
  await instance.db.execute("select graphile_worker.add_job('test.later', '{\"a\":1}')")
  const [orderId] = await seedOrders(instance.databaseUrl, [order(9_999_999)])
  await instance.db.insert(labels).values({
    orderId: orderId!,
    paper: 'A4',
    copies: 1,
    language: 'en',
    pdf: Buffer.from([0, 10, 13, 92, 46, 255, 128]),
    sha256: 'of seven bytes',
    pages: 1,
  })
  const load = writeOrders()
  await eventually(() => Promise.resolve(load.written() > 5))
  const source = await connected(instance.ownerUrl)
  await source.query('begin isolation level repeatable read, read only')
  const pieces: Buffer[] = []
  let before = 0
  for await (const piece of dumpDatabase(source)) {
    if (pieces.length === 0) before = load.written()
    pieces.push(Buffer.from(piece))
    // The other half of the test is that they go on meanwhile.
    if (pieces.length === 3) await eventually(() => Promise.resolve(load.written() > before + 5))
  }
  await load.stop()
  const expected = await tableDigests(source)
  expect(load.written()).toBeGreaterThan(before)

  const lines = linesOf(toStream(pieces))
  const header = readHeader(String((await lines.next()).value))!
  const target = await emptyAt(header.migration)
  await loadDump(target, lines)
  expect(await tableDigests(target)).toEqual(expected)
  const { rows } = await target.query<{ orders: number; events: number }>(
    `select (select count(*)::int from orders) as orders,
       (select count(*)::int from order_events) as events`,
  )
  expect(rows[0]?.orders).toBe(rows[0]?.events)
  expect(rows[0]?.orders).toBeLessThan(load.written())
  // Numbers go on where they were: nothing new takes an old one's id.
  const next = await target.query<{ id: string }>(
    "select nextval('orders_id_seq') > (select max(id) from orders) as id",
  )
  expect(next.rows).toEqual([{ id: true }])
  // As the next start does it.
  await dropUnused(target)
  const indexes = `select indexdef, tableowner from pg_indexes join pg_tables using (schemaname, tablename)
    where schemaname = 'public' order by indexname`
  expect((await target.query(indexes)).rows).toEqual((await source.query(indexes)).rows)
})

async function* toStream(pieces: readonly Buffer[]): AsyncGenerator<Buffer> {
  // Cut without regard to lines, as files are read.
  const all = Buffer.concat(pieces)
  for (let at = 0; at < all.length; at += 1000)
    yield await Promise.resolve(all.subarray(at, at + 1000))
}

it('writes a whole file for its owner alone, and leaves nothing half', async () => {
  const path = join(folder, 'whole.gz')
  await writeBackup({ ownerUrl: instance.ownerUrl, path })
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(gunzipSync(await readFile(path)).toString('utf8')).toMatch(
    /^-- Handover backup 1 .*\n-- end\n$/s,
  )
  const wrong = new URL(instance.ownerUrl)
  wrong.pathname = '/postgres'
  await expect(
    writeBackup({ ownerUrl: wrong.href, path: join(folder, 'none.gz') }),
  ).rejects.toThrow()
  expect(readdirSync(folder)).toEqual(['whole.gz'])
})

it('puts nothing in the place of what is there when a backup breaks off or holds something else', async () => {
  const path = join(folder, 'again.gz')
  await writeBackup({ ownerUrl: instance.ownerUrl, path })
  const whole = gunzipSync(await readFile(path))
  const header = readHeader(whole.subarray(0, whole.indexOf(10)).toString('utf8'))!
  const target = await emptyAt(header.migration)
  const before = await tableDigests(target)
  const rest = whole.subarray(whole.indexOf(10) + 1)
  const short = linesOf(toStream([rest.subarray(0, rest.length - 20)]))
  await expect(loadDump(target, short)).rejects.toThrow(BackupFault)
  const other = linesOf(toStream([Buffer.from('DROP TABLE people;\n'), rest]))
  await expect(loadDump(target, other)).rejects.toThrow('it holds "DROP TABLE people;"')
  expect(await tableDigests(target)).toEqual(before)
})
