import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { connect, type Database } from '@/lib/db/client'
import { prepareDatabase } from '@/lib/launch/start/prepare-database'
import { startEphemeralServer } from '@/lib/launch/postgres/ephemeral'
import { createOwnedDatabase } from '@/lib/launch/postgres/roles'
import { callbackServer, type CallbackServer } from '@/lib/testing/callback-server'
import { signForTests } from '@/lib/testing/sign-for-tests'
import { foodCallback } from './food-callback'
import { receiveCallback } from './receive-callback'

const CREDENTIALS = { appId: 10001, secretKey: 'simulator-secret-key' }
const NOW = new Date('2026-11-21T04:00:00Z')

/**
 * Told by a timer beside the answer's own: a busy machine makes both late, and how long it takes to
 * send twenty requests and to hear of their answers is not ours.
 */
const WITHIN_MS = 5_000
/** What was not answered within that. */
const late: Request[] = []

let database: Awaited<ReturnType<typeof startEphemeralServer>>
let connection: { db: Database; pool: ReturnType<typeof connect>['pool'] }
let server: CallbackServer

beforeAll(async () => {
  vi.stubEnv('LOG_LEVEL', 'silent')
  database = await startEphemeralServer()
  await asSuperuser((superuser) => createOwnedDatabase(superuser, 'handover'))
  const settings = { environment: 'simulator', appUrl: 'http://localhost:3000' } as const
  const databaseUrl = database.url('handover')
  const ownerUrl = database.ownerUrl('handover')
  await prepareDatabase({ databaseUrl, ownerUrl, settings, say: () => undefined })
  connection = connect(databaseUrl)
  server = await callbackServer(async (request) => {
    const patience = setTimeout(() => late.push(request), WITHIN_MS)
    const answer = await receiveCallback({
      db: connection.db,
      request,
      kind: foodCallback,
      credentials: [CREDENTIALS],
      nowSeconds: NOW.getTime() / 1000,
    })
    clearTimeout(patience)
    return answer
  })
})
afterAll(async () => {
  await server.close()
  await connection.pool.end()
  await database.stop()
})

/** The server's first process and all that it has started. */
async function processes(): Promise<number[]> {
  return asSuperuser(async (superuser) => {
    const { rows } = await superuser.query<{ pid: number }>(`
      select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid
      union select pid from pg_stat_activity where pid <> pg_backend_pid()`)
    return rows.map(({ pid }) => pid)
  })
}

async function asSuperuser<T>(act: (superuser: Client) => Promise<T>): Promise<T> {
  const superuser = new Client({ connectionString: database.superuserUrl('postgres') })
  await superuser.connect()
  try {
    return await act(superuser)
  } finally {
    await superuser.end()
  }
}

const send = (body: string) => fetch(server.url, { method: 'POST', body })
const signed = (id: string) =>
  signForTests({ meta: {}, order_id: id, order_status: 9005 }, CREDENTIALS, NOW)
const forged = () => signForTests({ meta: {} }, { ...CREDENTIALS, secretKey: 'other' }, NOW)

it('a frozen database has a callback answered with 503 within 5 s, and none is lost', async () => {
  expect((await send(signed('P-before'))).status).toBe(200)
  const frozen = await processes()
  for (const pid of frozen) process.kill(pid, 'SIGSTOP')
  let answers: Response[]
  try {
    // On the connection there was, and on new ones, more than the pool has.
    const bodies = Array.from({ length: 20 }, (_, index) => signed(`P-${index}`))
    answers = await Promise.all([...bodies, forged()].map(send))
  } finally {
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
  }
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(20).fill(503), 401])
  expect(late).toEqual([])
  expect((await send(signed('P-0'))).status).toBe(200)
})
