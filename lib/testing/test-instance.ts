import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { inject } from 'vitest'
import { heldPerProcess } from '@/lib/config/per-process'
import { closeDatabase, database, type Database } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import { stores } from '@/lib/db/tables/stores'
import { loadActor, type Actor } from '@/lib/auth/actor'
import { createOwnedDatabase } from '@/lib/launch/postgres/roles'
import { prepareDatabase } from '@/lib/launch/start/prepare-database'

/** No answer is lost for the machine's being busy; `withTimeOut` is for those that shall be. */
export const PATIENCE_MS = 60_000

export type TestInstance = {
  db: Database
  /** As the application's role, as `db` is. */
  databaseUrl: string
  ownerUrl: string
  /** Runs SQL as the owner of the tables, for what the application may not: truncate, analyze. */
  asOwner: (statements: string) => Promise<void>
  actor: (who: 'staff' | 'warehouse' | 'manager' | 'admin') => Promise<Actor>
  storeId: (code: string) => Promise<number>
  close: () => Promise<void>
}

/**
 * A database of its own with the demo's stores and people, and the settings of this test file set
 * to it. `simulatorPort` is where its platform answers. Call it before anything reads a setting.
 */
export async function testInstance(options: {
  simulatorPort?: number
  timeoutMs?: number
}): Promise<TestInstance> {
  const { databaseUrl, ownerUrl } = await preparedDatabase()
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: randomUUID(),
    LOG_LEVEL: 'silent',
    SIMULATOR_PORT: String(options.simulatorPort ?? 9),
    PLATFORM_TIMEOUT_MS: String(options.timeoutMs ?? PATIENCE_MS),
  })
  // What outlives an earlier file of this process, such as a line of the log, may have read them.
  for (const name of ['settings', 'database']) heldPerProcess().delete(name)
  const db = database()
  return {
    db,
    databaseUrl,
    ownerUrl,
    asOwner: (statements) => runOn(ownerUrl, statements),
    async actor(who) {
      const [person] = await db
        .select()
        .from(people)
        .where(eq(people.email, `${who}@handover.example`))
      const actor = person && (await loadActor(db, { personId: person.id }))
      if (!actor) throw new Error(`no ${who}`)
      return actor
    },
    async storeId(code) {
      const [store] = await db.select().from(stores).where(eq(stores.code, code))
      if (!store) throw new Error(`no ${code}`)
      return store.id
    },
    close: closeDatabase,
  }
}

/** A new empty database on the run's throw-away server, by the addresses of its two roles. */
export async function freshDatabase(): Promise<DatabaseUrls> {
  return asSuperuser((superuser) => newDatabase(superuser))
}

type DatabaseUrls = { databaseUrl: string; ownerUrl: string }

const TEMPLATE = 'prepared'
/** Any two numbers that no other lock of ours has. */
const TEMPLATE_LOCK = [0x48414e44, 99]

/** A copy of the one that the first instance of a run prepares: a fifth of the time of preparing it. */
async function preparedDatabase(): Promise<DatabaseUrls> {
  return asSuperuser(async (superuser) => {
    await superuser.query('select pg_advisory_lock($1, $2)', TEMPLATE_LOCK)
    const { rowCount } = await superuser.query('select from pg_database where datname = $1', [
      TEMPLATE,
    ])
    if (rowCount === 0) {
      const urls = await newDatabase(superuser)
      const settings = { environment: 'simulator', appUrl: 'http://localhost:3000' } as const
      await prepareDatabase({ ...urls, settings, say: () => undefined })
      // Named last: one that was left half prepared is nobody's template.
      const name = new URL(urls.databaseUrl).pathname.slice(1)
      await superuser.query(`alter database ${name} rename to ${TEMPLATE}`)
    }
    await superuser.query('select pg_advisory_unlock($1, $2)', TEMPLATE_LOCK)
    return newDatabase(superuser, TEMPLATE)
  })
}

async function newDatabase(superuser: Client, template?: string): Promise<DatabaseUrls> {
  const { ownerUrl, url } = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await createOwnedDatabase(superuser, name, template)
  const inIt = (address: string) => Object.assign(new URL(address), { pathname: `/${name}` }).href
  return { databaseUrl: inIt(url), ownerUrl: inIt(ownerUrl) }
}

async function asSuperuser<T>(act: (superuser: Client) => Promise<T>): Promise<T> {
  const superuser = new Client({ connectionString: inject('postgres').superuserUrl })
  await superuser.connect()
  try {
    return await act(superuser)
  } finally {
    await superuser.end()
  }
}

async function runOn(url: string, statements: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}
