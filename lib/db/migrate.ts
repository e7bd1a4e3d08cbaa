import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'

/** Any two numbers of our own; everybody who changes the schema takes the same lock. */
const LOCK = [0x48414e44, 1] as const

/**
 * Brings a database to this version's schema as its owner, then runs `then` (queue schema, rights,
 * seeds) before any other instance may do the same. Instances that start at once wait for each other.
 */
export async function migrateUnderLock(
  ownerUrl: string,
  then: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'handover-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1, $2)', [...LOCK])
    await migrate(drizzle({ client }), {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
    })
    await then(client)
  } finally {
    await client.end()
  }
}
