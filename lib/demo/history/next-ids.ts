import type { ClientBase } from 'pg'

/** The next ids of a table, smallest first: COPY takes no default for them. */
export async function idsFor(client: ClientBase, table: string, count: number): Promise<number[]> {
  const { rows } = await client.query<{ id: string }>(
    `select nextval(pg_get_serial_sequence($1, 'id')) as id from generate_series(1, $2)`,
    [table, count],
  )
  return rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b)
}
