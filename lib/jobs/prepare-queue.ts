import { runMigrations } from 'graphile-worker'
import type { Client } from 'pg'

/**
 * Brings the queue's own schema up to date; called under the migration lock, as the owner. It closes
 * its tables by row to everybody else, without a policy: here rights alone say who may (`grantRights`).
 */
export async function prepareQueue(ownerUrl: string, owner: Client): Promise<void> {
  await runMigrations({ connectionString: ownerUrl })
  const { rows } = await owner.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity`,
  )
  for (const { name } of rows) await owner.query(`alter table ${name} disable row level security`)
}
