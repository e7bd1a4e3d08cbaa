import type { Client } from 'pg'

/**
 * Each table of the dashboard and its queue, and each sequence: how many rows, and a digest of all of
 * them whatever their order. Two databases with the same digests hold the same.
 */
export async function tableDigests(client: Client): Promise<Record<string, string>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker', 'drizzle') order by 1`,
  )
  const digests: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ digest: string }>(
      // When the queue's own migrations ran differs.
      `select count(*) || ' ' || coalesce(md5(string_agg(d, '' order by d)), '') as digest
       from (select md5(${name === 'graphile_worker.migrations' ? 't.id::text' : 't::text'}) as d
         from ${name} t) rows`,
    )
    digests[name] = rows[0]?.digest ?? ''
  }
  return digests
}
