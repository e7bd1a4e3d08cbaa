import { runMigrations } from 'graphile-worker'

/** Brings the queue's own schema up to date; called under the migration lock. */
export async function prepareQueue(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: databaseUrl })
}
