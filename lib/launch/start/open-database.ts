import { Client } from 'pg'
import { maskPassword } from '@/lib/config/setting-readers'
import type { Settings } from '@/lib/config/settings'
import { errorCode, LaunchError } from '../launch-error'
import { startPrivateServer } from '../postgres/private-server'
import { type Shutdown, watchPart } from './shutdown'

const OLDEST = 150_000

const CONNECT_WITHIN_MS = 10_000

/** The database by the addresses of its two roles: the application's, and its tables' owner's. */
export type OpenDatabase = { databaseUrl: string; ownerUrl: string }

/** The private server, started, or one's own, tried. Throws `LaunchError` with one line. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'>,
  { say, shutdown }: { say: (line: string) => void; shutdown: Shutdown },
): Promise<OpenDatabase> {
  const { databaseUrl, databaseOwnerUrl, dataDir } = settings
  if (databaseUrl !== null) {
    await checkOwnServer({ databaseUrl, databaseOwnerUrl, say })
    return { databaseUrl, ownerUrl: databaseOwnerUrl ?? databaseUrl }
  }
  say('Starting the database...')
  const server = await startPrivateServer({ dataDir, say })
  shutdown.add(server)
  watchPart('The database server', server.ended, shutdown)
  return { databaseUrl: server.url, ownerUrl: server.ownerUrl }
}

type Facts = { version: string; server: string; role: string; isSuperuser: boolean }

async function checkOwnServer(own: {
  databaseUrl: string
  databaseOwnerUrl: string | null
  say: (line: string) => void
}): Promise<void> {
  const application = await factsOf('DATABASE_URL', own.databaseUrl)
  const owner =
    own.databaseOwnerUrl === null
      ? application
      : await factsOf('DATABASE_OWNER_URL', own.databaseOwnerUrl)
  if (owner.server !== application.server) {
    throw new LaunchError(
      `DATABASE_OWNER_URL holds "${maskPassword(own.databaseOwnerUrl ?? '')}", but should be the same database as DATABASE_URL, by another role.`,
    )
  }
  if (owner.role === application.role || application.isSuperuser) {
    own.say(
      `Warning: the dashboard's database role "${application.role}" ${
        application.isSuperuser ? 'is a superuser' : 'owns its tables'
      }, so it could change what it may only add to. README, "A PostgreSQL server of your own", says how to give it less.`,
    )
  }
}

/** Refuses what cannot be connected to, and a server older than 15. */
async function factsOf(setting: string, address: string): Promise<Facts> {
  const client = new Client({
    connectionString: address,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  })
  try {
    await client.connect()
    const { rows } = await client.query<Facts>(
      `select current_setting('server_version_num') as version, current_user as role,
         (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
         current_database() || ' since ' || pg_postmaster_start_time() as server`,
    )
    const facts = rows[0]
    const version = Number(facts?.version)
    if (!facts || version < OLDEST)
      throw new Error(`its version is ${Math.floor(version / 10_000)}`)
    return facts
  } catch (error) {
    const reason = errorCode(error) || 'no answer'
    throw new LaunchError(
      `${setting} holds "${maskPassword(address)}", but should be a PostgreSQL server, 15 or later, that can be connected to (${reason}).`,
      { cause: error },
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}
