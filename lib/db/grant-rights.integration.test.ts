import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { grantRights } from './grant-rights'

const APP = 'handover_app'
const DENIED = { code: '42501' }

async function connected(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString })
  await client.connect()
  return client
}

describe('the application’s role in a prepared database', () => {
  let instance: TestInstance
  let app: Client
  beforeAll(async () => {
    instance = await testInstance({})
    app = await connected(instance.databaseUrl)
  })
  afterAll(async () => {
    await app.end()
    await instance.close()
  })

  it('is no superuser, makes no roles or databases and owns nothing', async () => {
    const { rows } = await app.query(
      `select rolname, rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls,
         (select count(*)::int from pg_class where relowner = r.oid)
           + (select count(*)::int from pg_namespace where nspowner = r.oid)
           + (select count(*)::int from pg_proc where proowner = r.oid) as owned
       from pg_roles r where rolname = current_user`,
    )
    expect(rows).toEqual([
      {
        rolname: APP,
        rolsuper: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
        rolbypassrls: false,
        owned: 0,
      },
    ])
  })

  it.each([
    'create table mine (id int)',
    'create schema mine',
    'create temporary table mine (id int)',
    'drop table people',
    'alter table people add column mine int',
    'alter table people disable trigger all',
    'truncate people cascade',
    'create role mine',
    'alter role handover_app superuser',
    'set role handover_owner',
    'set role handover',
    "copy people to '/tmp/people'",
    "copy people to program 'cat'",
    "select pg_read_file('/etc/hostname')",
    'select * from pg_authid',
    'select * from drizzle.__drizzle_migrations',
  ])('may not: %s', async (statement) => {
    await expect(app.query(statement)).rejects.toMatchObject(DENIED)
  })

  it('may read and write every table of the dashboard and of the queue', async () => {
    const { rows } = await app.query<{ table: string }>(
      `select c.oid::regclass::text as table from pg_class c
       where c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
         and c.relkind in ('r', 'v') and not has_table_privilege(c.oid, 'SELECT')`,
    )
    expect(rows).toEqual([])
    const found = await app.query('select 1 from people')
    expect(found.rowCount).toBeGreaterThan(0)
    await app.query("select graphile_worker.add_job('test.nothing')")
    const jobs = await app.query('select 1 from graphile_worker.jobs')
    expect(jobs.rowCount).toBeGreaterThan(0)
  })
})

describe('grantRights', () => {
  let owner: Client
  let app: Client
  let url: { databaseUrl: string; ownerUrl: string }
  const rightsOf = { kept: ['SELECT', 'INSERT'] } as const
  beforeAll(async () => {
    url = await freshDatabase()
    owner = await connected(url.ownerUrl)
    app = await connected(url.databaseUrl)
    await owner.query('create table kept (id int); create table ordinary (id serial)')
    await grantRights(owner, { role: APP, rightsOf })
  })
  afterAll(() => Promise.all([owner.end(), app.end()]))

  const refused = (statement: string) => expect(app.query(statement)).rejects.toMatchObject(DENIED)

  it('opens a new table, and one that is only added to for no more than that', async () => {
    await app.query('insert into ordinary default values')
    await app.query('update ordinary set id = 2')
    await app.query('delete from ordinary')
    await app.query('insert into kept values (1)')
    expect((await app.query('select * from kept')).rows).toEqual([{ id: 1 }])
    await app.query('grant update, delete on kept to current_user')
    await refused('update kept set id = 2')
    await refused('delete from kept')
    await refused('truncate kept')
  })

  it('takes back what somebody granted, and gives back what was taken', async () => {
    await owner.query(`grant all on kept to ${APP}; revoke insert on ordinary from ${APP}`)
    await app.query('update kept set id = 1')
    await grantRights(owner, { role: APP, rightsOf })
    await refused('update kept set id = 2')
    await app.query('insert into ordinary default values')
  })

  it('writes nothing where the rights are right', async () => {
    const before = await owner.query("select xmin::text from pg_class where relname = 'kept'")
    await grantRights(owner, { role: APP, rightsOf })
    const after = await owner.query("select xmin::text from pg_class where relname = 'kept'")
    expect(after.rows).toEqual(before.rows)
  })

  it('takes nothing from the role that owns the tables, where one role is both', async () => {
    await grantRights(owner, { role: 'handover_owner', rightsOf })
    await owner.query('update kept set id = 1')
  })
})
