import { Client } from 'pg'
import { inject } from 'vitest'
import { beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '@/lib/testing/test-instance'
import { openDatabase } from './open-database'
import type { Shutdown } from './shutdown'

let said: string[] = []
beforeEach(() => {
  said = []
})
/** Nothing is started on a server of one's own, so nothing is stopped. */
const shutdown: Shutdown = {
  add: () => 0,
  onBegin: () => 0,
  fail: (error) => {
    throw error
  },
  end: () => Promise.reject(new Error('ended')),
}
const open = (databaseUrl: string, databaseOwnerUrl: string | null) =>
  openDatabase(
    { databaseUrl, databaseOwnerUrl, dataDir: '/nowhere' },
    { say: (line) => said.push(line), shutdown },
  )

test('a server of yours with two roles is used by both, without a word', async () => {
  const { databaseUrl, ownerUrl } = await freshDatabase()
  expect(await open(databaseUrl, ownerUrl)).toEqual({ databaseUrl, ownerUrl })
  expect(said).toEqual([])
})

test('one role for both is said, and so is a superuser', async () => {
  const { databaseUrl, ownerUrl } = await freshDatabase()
  expect(await open(ownerUrl, null)).toEqual({ databaseUrl: ownerUrl, ownerUrl })
  expect(said.splice(0)).toEqual([
    expect.stringContaining('Warning: the dashboard\'s database role "handover_owner" owns its'),
  ])
  const superuser = new URL(inject('postgres').superuserUrl)
  superuser.pathname = new URL(databaseUrl).pathname
  await open(superuser.href, ownerUrl)
  expect(said).toEqual([expect.stringContaining('role "handover" is a superuser')])
})

test('an owner of another database is refused', async () => {
  const [one, other] = [await freshDatabase(), await freshDatabase()]
  await expect(open(one.databaseUrl, other.ownerUrl)).rejects.toThrow(
    /^DATABASE_OWNER_URL holds "postgres:\/\/\*\*\*@.*, but should be the same database as DATABASE_URL, by another role\.$/,
  )
})

test('an owner that cannot connect is refused by the name of the setting', async () => {
  const { databaseUrl, ownerUrl } = await freshDatabase()
  const wrong = new URL(ownerUrl)
  wrong.password = 'guessed'
  await expect(open(databaseUrl, wrong.href)).rejects.toThrow(
    /^DATABASE_OWNER_URL holds .* that can be connected to \(28P01\)\.$/,
  )
})

test('a role that is neither may not connect to a database of the private server', async () => {
  const { databaseUrl } = await freshDatabase()
  const superuser = new Client({ connectionString: inject('postgres').superuserUrl })
  await superuser.connect()
  await superuser.query("create role stranger login password 'stranger'")
  await superuser.end()
  const url = new URL(databaseUrl)
  Object.assign(url, { username: 'stranger', password: 'stranger' })
  await expect(open(url.href, null)).rejects.toThrow(/\(42501\)/)
})
