import { Client } from 'pg'
import { maskPassword } from '@/lib/config/setting-readers'
import { errorCode, LaunchError } from './launch-error'

const OLDEST = 150_000
const CONNECT_WITHIN_MS = 10_000

/** Refuses a DATABASE_URL that cannot be connected to, or whose server is older than 15. */
export async function checkDatabase(databaseUrl: string): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    )
    const version = Number(rows[0]?.version)
    if (version < OLDEST) throw new Error(`its version is ${Math.floor(version / 10_000)}`)
  } catch (error) {
    const reason = errorCode(error) || 'no answer'
    throw new LaunchError(
      `DATABASE_URL holds "${maskPassword(databaseUrl)}", but should be a PostgreSQL server, 15 or later, that can be connected to (${reason}).`,
      { cause: error },
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}
