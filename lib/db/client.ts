import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { log } from '@/lib/config/log'
import { settings } from '@/lib/config/settings'
import * as connectionTables from './tables/connections'
import * as customerTables from './tables/customers'
import * as hoursTables from './tables/hours'
import * as importTables from './tables/imports'
import * as inboxTables from './tables/inbox'
import * as orderTables from './tables/orders'
import * as peopleTables from './tables/people'
import * as shareLinkTables from './tables/share-links'
import * as statusCodeTables from './tables/status-codes'
import * as storeTables from './tables/stores'

const schema = {
  ...storeTables,
  ...peopleTables,
  ...orderTables,
  ...inboxTables,
  ...importTables,
  ...customerTables,
  ...shareLinkTables,
  ...statusCodeTables,
  ...connectionTables,
  ...hoursTables,
}

export type Database = NodePgDatabase<typeof schema>
/** What a query may run on: the database, or a transaction of it. */
export type Queries = Database | Parameters<Parameters<Database['transaction']>[0]>[0]

const POOL_SIZE = 12

export function connect(url: string): { db: Database; pool: Pool } {
  const pool = new Pool({ connectionString: url, max: POOL_SIZE, application_name: 'handover' })
  // A lost idle connection is replaced at the next query; without a listener it ends the process.
  const report = (error: Error) => log().warn({ error: error.message }, 'database connection lost')
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
  return { db: drizzle({ client: pool, schema, casing: 'snake_case' }), pool }
}

type Held = { handoverDatabase?: ReturnType<typeof connect> }

function held(): ReturnType<typeof connect> {
  // On globalThis: Next gives instrumentation and routes separate copies of this module.
  const shared = globalThis as typeof globalThis & Held
  if (!shared.handoverDatabase) {
    const url = settings().databaseUrl
    if (url === null) throw new Error('DATABASE_URL is not set: start the dashboard with npm start')
    shared.handoverDatabase = connect(url)
  }
  return shared.handoverDatabase
}

/** The database of this process. */
export function database(): Database {
  return held().db
}

/** The pool behind `database()`, for what speaks to PostgreSQL without the query builder. */
export function databasePool(): Pool {
  return held().pool
}

export async function closeDatabase(): Promise<void> {
  const shared = globalThis as typeof globalThis & Held
  const current = shared.handoverDatabase
  delete shared.handoverDatabase
  await current?.pool.end()
}
