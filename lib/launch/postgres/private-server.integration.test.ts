import {
  chmodSync,
  existsSync,
  mkdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask, stop, urlOf, usePrivateServers } from '@/lib/testing/programs/private-servers'
import { canReach, serverUser } from './server-user'

const isRoot = process.getuid?.() === 0
const nobody = serverUser(null)
const nobodyRunsNode =
  isRoot &&
  canReach(nobody, process.execPath, 'execute') &&
  canReach(nobody, join(process.cwd(), 'lib'), 'pass through')
const { folder, dataDir, serve } = usePrivateServers()

test('serves UTF-8, safely written, to this machine and to the password alone', async () => {
  const url = await urlOf(serve())
  const [facts] = await ask(
    url,
    `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
       pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale
     from pg_database where datname = current_database()`,
  )
  expect(facts).toEqual({
    addresses: '127.0.0.1',
    fsync: 'on',
    encoding: 'UTF8',
    provider: 'b',
    locale: 'C.UTF-8',
  })
  const wrong = new URL(url)
  wrong.password = 'guessed'
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/)
})

test('keeps the superuser, the owner and the application apart', async () => {
  const program = serve()
  const roleBy = async (role: Parameters<typeof urlOf>[1]) =>
    (
      await ask(
        await urlOf(program, role),
        `select current_user as role, rolsuper as super, pg_get_userbyid(datdba) as owner
         from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
      )
    )[0]
  const owner = 'handover_owner'
  expect(await roleBy('APPLICATION')).toEqual({ role: 'handover_app', super: false, owner })
  expect(await roleBy('OWNER')).toEqual({ role: owner, super: false, owner })
  expect(await roleBy('SUPERUSER')).toEqual({ role: 'handover', super: true, owner })
  for (const name of ['password', 'password-handover_app', 'password-handover_owner']) {
    expect(statSync(join(dataDir(), 'postgres', name)).mode & 0o777).toBe(0o600)
  }
})

test('gives a database that the superuser once made to the owner, with all that is in it', async () => {
  const first = serve()
  const superuserUrl = await urlOf(first, 'SUPERUSER')
  await ask(
    superuserUrl,
    `alter database handover owner to handover; grant all on database handover to public;
     create schema work;
     create table work.kept (id bigint generated always as identity primary key, n serial);
     create index on work.kept (n);
     create view work.shown as select * from work.kept;
     create type work.mood as enum ('calm');
     create type work.pair as (a int, b int);
     create function work.twice(n int) returns int language sql as 'select n * 2';
     create extension pg_trgm;
     insert into work.kept default values;`,
  )
  await stop(first)
  for (const role of ['handover_app', 'handover_owner']) {
    rmSync(join(dataDir(), 'postgres', `password-${role}`))
  }
  const again = serve()
  const ownerUrl = await urlOf(again)
  const left = `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'work' and pg_get_userbyid(c.relowner) <> 'handover_owner'`
  expect(await ask(ownerUrl, left)).toEqual([])
  await ask(
    ownerUrl,
    `alter table work.kept add column more int; drop function work.twice(int);
     drop type work.mood; drop type work.pair; drop view work.shown`,
  )
  expect(await ask(ownerUrl, 'select id::int from work.kept')).toEqual([{ id: 1 }])
  await expect(ask(await urlOf(again, 'APPLICATION'), 'select * from work.kept')).rejects.toThrow(
    /permission denied/,
  )
})

test('finds Chinese by trigrams', async () => {
  const url = await urlOf(serve())
  await ask(url, 'create extension pg_trgm')
  const [row] = await ask(url, "select cardinality(show_trgm('中環碼頭')) as count")
  expect(row?.['count']).toBeGreaterThan(0)
})

test('keeps its data and its port from one start to the next', async () => {
  const first = serve()
  const url = await urlOf(first)
  await ask(url, 'create table kept as select 42 as answer')
  await stop(first)
  const again = await urlOf(serve())
  expect(again).toBe(url)
  expect(await ask(again, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test.runIf(isRoot)('as root, gives the server to another user', async () => {
  await urlOf(serve())
  expect(statSync(join(dataDir(), 'postgres', 'data')).uid).toBe(nobody?.uid)
  expect(statSync(join(dataDir(), 'postgres', 'password')).mode & 0o777).toBe(0o600)
})

test.runIf(nobodyRunsNode)('runs as an ordinary user, and root takes it over later', async () => {
  const ordinary = serve(nobody)
  await ask(await urlOf(ordinary), 'create table kept as select 42 as answer')
  expect(statSync(dataDir()).uid).toBe(nobody?.uid)
  await stop(ordinary)
  expect(await ask(await urlOf(serve()), 'select answer from kept')).toEqual([{ answer: 42 }])
})

test.runIf(isRoot)('below a folder of root alone, keeps the database elsewhere', async () => {
  chmodSync(folder(), 0o700)
  const first = serve()
  const home = (await first.says(/the database is kept in (\S+)\.$/m))[1] ?? ''
  try {
    await ask(await urlOf(first), 'create table kept as select 42 as answer')
    await stop(first)
    const second = serve()
    expect(await ask(await urlOf(second), 'select answer from kept')).toEqual([{ answer: 42 }])
    await stop(second)

    // A data folder that was removed begins anew; what was elsewhere is set aside, not lost.
    rmSync(dataDir(), { recursive: true })
    const third = serve()
    const aside = (await third.says(/the database of a removed folder is now (\S+)\.$/m))[1] ?? ''
    await expect(ask(await urlOf(third), 'select answer from kept')).rejects.toThrow(/not exist/)
    expect(existsSync(join(aside, 'data', 'PG_VERSION'))).toBe(true)
    rmSync(aside, { recursive: true })
    await stop(third)
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
})

test('refuses the files of another major version with one line', async () => {
  const first = serve()
  await urlOf(first)
  await stop(first)
  writeFileSync(join(dataDir(), 'postgres', 'data', 'PG_VERSION'), '11\n')
  const second = serve()
  expect(await second.ended).toBe(1)
  expect(second.stderr()).toMatch(/^.* was written by PostgreSQL 11, but this is \d+: .*\n$/)
})

test('refuses to replace a database whose folder is gone by an empty one', async () => {
  mkdirSync(dataDir())
  symlinkSync(join(folder(), 'gone'), join(dataDir(), 'postgres'))
  const program = serve()
  expect(await program.ended).toBe(1)
  expect(program.stderr()).toMatch(/^.* points to a folder that is gone: .*\n$/)
})
