import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { connect } from './client'
import { NamingClient, OFTEN } from './named-statements'

let instance: TestInstance
beforeAll(async () => {
  instance = await testInstance({})
})
afterAll(() => instance.close())

let client: NamingClient
let db: NodePgDatabase
beforeEach(async () => {
  client = new NamingClient(instance.databaseUrl)
  await client.connect()
  db = drizzle({ client })
})
afterEach(() => client.end())

/** How many statements the connection has prepared of which a part is `words`. */
async function prepared(words: string, on: Pick<NodePgDatabase, 'execute'> = db): Promise<number> {
  const { rows } = await on.execute<{ count: string }>(
    sql`select count(*) from pg_prepared_statements where statement like ${`%${words}%`}`,
  )
  return Number(rows[0]?.count)
}

describe('a write that comes often', () => {
  const write = (value: number) => db.execute(sql`${OFTEN}select ${value}::int + 40 as sum`)

  it('is prepared from its third time, and says the same', async () => {
    const said: unknown[] = []
    for (const value of [1, 2]) said.push((await write(value)).rows[0]?.['sum'])
    expect(await prepared('+ 40')).toBe(0)
    for (const value of [3, 4, 5]) said.push((await write(value)).rows[0]?.['sum'])
    expect(said).toEqual([41, 42, 43, 44, 45])
    expect(await prepared('+ 40')).toBe(1)
  })

  it('is prepared only where it is marked as one', async () => {
    for (const value of [1, 2, 3, 4]) await db.execute(sql`select ${value}::int + 50 as sum`)
    expect(await prepared('+ 50')).toBe(0)
  })

  it('has no name beyond twenty on a connection, and others have their own', async () => {
    for (let kind = 0; kind < 60; kind += 1) {
      const text = sql.raw(`${kind} + 6000`)
      for (let times = 0; times < 4; times += 1)
        await db.execute(sql`${OFTEN}select ${text} + ${1}::int`)
    }
    expect(await prepared('+ 6000')).toBe(20)

    const client = new NamingClient(instance.databaseUrl)
    const other = drizzle({ client })
    await client.connect()
    try {
      for (const value of [1, 2, 3]) await other.execute(sql`${OFTEN}select ${value}::int + 70`)
      expect(await prepared('+ 70', other)).toBe(1)
    } finally {
      await client.end()
    }
  })
})

describe('a connection of the pool', () => {
  it('is replaced in time, and forgets what came often', async () => {
    const { db: pooled, pool } = connect(instance.databaseUrl, { livesSeconds: 1 })
    try {
      const asked = async () => {
        const { rows } = await pooled.execute<{ pid: number; count: string }>(
          sql`${OFTEN}select pg_backend_pid() as pid, (select count(*) from pg_prepared_statements)`,
        )
        return rows[0]
      }
      const first = await asked()
      await expect.poll(async () => (await asked())?.pid).not.toBe(first?.pid)
      // Asked a second time on the new one, which counts from its own beginning.
      expect((await asked())?.count).toBe('0')
    } finally {
      await pool.end()
    }
  })
})
