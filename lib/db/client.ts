import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { log } from '@/lib/config/log'
import { perProcess } from '@/lib/config/per-process'
import { settings } from '@/lib/config/settings'
import { FrequentPool } from './frequent-pool'
import { NamingClient } from './named-statements'
import { holdPresence, type Presence } from './presence'
import * as auditTables from './tables/audit'
import * as connectionTables from './tables/connections'
import * as customerTables from './tables/customers'
import * as hoursTables from './tables/hours'
import * as importTables from './tables/imports'
import * as inboxTables from './tables/inbox'
import * as orderTables from './tables/orders'
import * as peopleTables from './tables/people'
import * as retentionTables from './tables/retention'
import * as shareLinkTables from './tables/share-links'
import * as statusCodeTables from './tables/status-codes'
import * as storeTables from './tables/stores'

const schema = {
  ...auditTables,
  ...storeTables,
  ...peopleTables,
  ...orderTables,
  ...inboxTables,
  ...importTables,
  ...customerTables,
  ...retentionTables,
  ...shareLinkTables,
  ...statusCodeTables,
  ...connectionTables,
  ...hoursTables,
}

export type Database = NodePgDatabase<typeof schema>
/** What a query may run on: the database, or a transaction of it. */
export type Queries = Database | Parameters<Parameters<Database['transaction']>[0]>[0]

const POOL_SIZE = 12

/** How long a connection serves; what it keeps of statements that came often goes with it. */
const CONNECTION_LIVES_SECONDS = 900

/** How long a request waits for a connection: a rush may well take more than a few seconds. */
const CONNECT_MS = 30_000

/** How long one statement may take; the longest that a page or a job makes takes a few seconds. */
const STATEMENT_MS = 60_000

/** A server that is frozen ends no statement: then it is given up here. */
const SILENT_MS = STATEMENT_MS + 5_000

/** A transaction that does nothing holds its locks no longer than this. */
const IDLE_IN_TRANSACTION_MS = 180_000

/** Asked for and not told at the start, where poolers such as PgBouncer refuse what they do not know. */
const LIMITS = `set statement_timeout = ${STATEMENT_MS};
  set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`

export function connect(
  url: string,
  /** `readsOnly`: PostgreSQL refuses to write anything over it. */
  {
    connectMs = CONNECT_MS,
    livesSeconds = CONNECTION_LIVES_SECONDS,
    readsOnly = false,
  }: { connectMs?: number; livesSeconds?: number; readsOnly?: boolean } = {},
): { db: Database; pool: Pool } {
  const pool = new FrequentPool({
    connectionString: url,
    max: POOL_SIZE,
    Client: NamingClient,
    application_name: 'handover',
    connectionTimeoutMillis: connectMs,
    maxLifetimeSeconds: livesSeconds,
    query_timeout: SILENT_MS,
    set: readsOnly ? `${LIMITS}; set default_transaction_read_only = on` : LIMITS,
  })
  // A lost idle connection is replaced at the next query; without a listener it ends the process.
  const report = (error: Error) => log().warn({ err: error }, 'database connection lost')
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
  return { db: drizzle({ client: pool, schema, casing: 'snake_case' }), pool }
}

const ours = perProcess('database', () => {
  const url = settings().databaseUrl
  if (url === null) throw new Error('DATABASE_URL is not set: start the dashboard with npm start')
  return connect(url)
})

/** A copy that does not answer at once is not waited for: the reports have another way. */
const REPORTS_CONNECT_MS = 3_000

const forReports = perProcess('reports-database', () => {
  const url = settings().reportsDatabaseUrl
  return url === null ? null : connect(url, { connectMs: REPORTS_CONNECT_MS, readsOnly: true })
})

/** The copy that reports are read from (decision 0330); null where there is none. */
export function reportsCopy(): Database | null {
  return forReports.get()?.db ?? null
}

/** The database of this process. */
export function database(): Database {
  return ours.get().db
}

/** The pool behind `database()`, for what speaks to PostgreSQL without the query builder. */
export function databasePool(): Pool {
  return ours.get().pool
}

const presence = perProcess('presence', () => holdPresence(databasePool(), randomUUID()))

/** By what the other instances know that this process lives, for as long as its database is open. */
export function processPresence(): Presence {
  return presence.get()
}

export async function closeDatabase(): Promise<void> {
  const current = ours.peek()
  const copy = forReports.peek()
  const shown = presence.peek()
  ours.forget()
  forReports.forget()
  presence.forget()
  await shown?.stop()
  await copy?.pool.end()
  await current?.pool.end()
}
