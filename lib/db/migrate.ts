import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { z } from 'zod'
import { dropUnused } from './drop-unused'

/** Any two numbers of our own; everybody who changes the schema takes the same lock. */
const LOCK = [0x48414e44, 1] as const

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

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
    await migrate(drizzle({ client }), { migrationsFolder: FOLDER })
    await dropUnused(client)
    await then(client)
  } finally {
    await client.end()
  }
}

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })),
})

/**
 * Brings an empty database to the schema of an earlier version, that of the migration with this
 * number. False when it is none of ours.
 */
export async function migrateThrough(ownerUrl: string, migration: number): Promise<boolean> {
  const journal = journalSchema.parse(
    JSON.parse(readFileSync(join(FOLDER, 'meta', '_journal.json'), 'utf8')),
  )
  if (!journal.entries.some(({ when }) => when === migration)) return false
  const entries = journal.entries.filter(({ when }) => when <= migration)
  const folder = mkdtempSync(join(tmpdir(), 'handover-migrations-'))
  const client = new Client({ connectionString: ownerUrl, application_name: 'handover-migrate' })
  try {
    mkdirSync(join(folder, 'meta'))
    writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }))
    for (const { tag } of entries) {
      copyFileSync(join(FOLDER, `${tag}.sql`), join(folder, `${tag}.sql`))
    }
    await client.connect()
    await migrate(drizzle({ client }), { migrationsFolder: folder })
    return true
  } finally {
    await client.end()
    rmSync(folder, { recursive: true })
  }
}
