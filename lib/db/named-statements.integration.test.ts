import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
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
async function prepared(words: string): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(
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

  it('has no name beyond so many of them', async () => {
    for (let kind = 0; kind < 60; kind += 1) {
      const text = sql.raw(`${kind} + 6000`)
      for (let times = 0; times < 4; times += 1)
        await db.execute(sql`${OFTEN}select ${text} + ${1}::int`)
    }
    const count = await prepared('+ 6000')
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(20)
  })
})
