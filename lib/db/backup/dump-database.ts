import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type BackupHeader, END_LINE, headerLine } from './backup-format'

/**
 * All data of a database as the client's transaction sees it, in the words of `psql`: a line of what
 * it is, each table as a COPY, each sequence, and a last line, without which it is not whole. Made
 * within a transaction of REPEATABLE READ, it is of one moment, whoever writes meanwhile.
 */
export async function* dumpDatabase(client: Client): AsyncGenerator<string | Buffer> {
  yield headerLine(await describe(client))
  for (const { name, columns } of await tablesOf(client)) {
    yield `COPY ${name} (${columns}) FROM stdin;\n`
    const rows = client.query(copyTo(`copy ${name} (${columns}) to stdout`))
    for await (const piece of rows) yield Buffer.from(piece as Uint8Array)
    yield '\\.\n'
  }
  for (const name of await sequencesOf(client)) {
    const { rows } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${name}`,
    )
    for (const { last, called } of rows) {
      yield `SELECT pg_catalog.setval('${name}', ${last}, ${called});\n`
    }
  }
  yield END_LINE
}

async function describe(client: Client): Promise<BackupHeader> {
  const { rows } = await client.query<BackupHeader>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "takenAt",
       (select max(created_at)::float8 from drizzle.__drizzle_migrations) as migration`,
  )
  const header = rows[0]
  if (!header) throw new Error('the database did not say what it is')
  return header
}

/** Of the dashboard and its queue; which migrations ran is told by those that run at a restore. */
async function tablesOf(client: Client): Promise<{ name: string; columns: string }[]> {
  const { rows } = await client.query<{ name: string; columns: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid
     where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r'
       and (n.nspname, c.relname) <> ('graphile_worker', 'migrations')
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by 1 order by 1`,
  )
  return rows
}

async function sequencesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
     where schemaname in ('public', 'graphile_worker') order by 1`,
  )
  return rows.map(({ name }) => name)
}
