import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { dropUnused } from './drop-unused'

let instance: TestInstance
let owner: Client
let reader: Client

beforeAll(async () => {
  instance = await testInstance({})
  owner = new Client({ connectionString: instance.ownerUrl })
  reader = new Client({ connectionString: instance.ownerUrl })
  await Promise.all([owner.connect(), reader.connect()])
})
afterAll(async () => {
  await Promise.all([owner.end(), reader.end()])
  await instance.close()
})

const unused = async () => {
  const { rows } = await reader.query<{ name: string }>(`select indexname as name from pg_indexes
    where indexname in ('order_search_words', 'orders_open') order by 1`)
  return rows.map(({ name }) => name)
}

it('a new database has none of the indexes that nothing goes along', async () => {
  expect(await unused()).toEqual([])
  await dropUnused(owner)
})

it('they go beside whoever reads, or at the next start', async () => {
  await owner.query(`create index order_search_words on order_search (order_id);
    create index orders_open on orders (created_at) where not closed`)
  await reader.query('begin; select from order_search limit 1')
  await dropUnused(owner, 200)
  expect(await unused()).toContain('orders_open')
  // Who waited keeps nobody from reading and writing.
  await reader.query(`select from orders limit 1; update order_search set text = text; commit`)
  await dropUnused(owner)
  expect(await unused()).toEqual([])
  const { rows } = await owner.query<{ statement_timeout: string }>('show statement_timeout')
  expect(rows[0]?.statement_timeout).not.toBe('30s')
})
