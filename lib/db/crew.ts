import { Client, type Pool } from 'pg'

/** The first half of the keys of these advisory locks; a number of our own. */
const CREW_LOCKS = 0x63726577

/** A look that takes longer tells of a past that is over. */
const PATIENCE_MS = 2_000

/**
 * Counts the instances that do the same at the same time, by shared advisory locks on a connection of
 * their own, which is there only while this one does something: nothing is written, and who dies is
 * not counted any more. Each `report` is one small query.
 */
export function databaseCrew(pool: Pool): {
  report: (names: readonly string[]) => Promise<ReadonlyMap<string, number>>
} {
  let standing: Client | null = null
  const held = new Set<string>()

  function leave(): void {
    const client = standing
    standing = null
    held.clear()
    void client?.end().catch(() => undefined)
  }

  async function stand(): Promise<Client> {
    if (standing) return standing
    const client = new Client({ ...pool.options, query_timeout: PATIENCE_MS })
    client.on('error', () => client === standing && leave())
    client.once('end', () => client === standing && leave())
    await client.connect()
    return (standing = client)
  }

  async function hold(client: Client, names: readonly string[]): Promise<void> {
    for (const name of names.filter((one) => !held.has(one))) {
      await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [CREW_LOCKS, name])
      held.add(name)
    }
    for (const name of [...held].filter((one) => !names.includes(one))) {
      await client.query('select pg_advisory_unlock_shared($1, hashtext($2))', [CREW_LOCKS, name])
      held.delete(name)
    }
  }

  return {
    async report(names) {
      if (names.length === 0) {
        leave()
        return new Map()
      }
      try {
        const client = await stand()
        await hold(client, names)
        const { rows } = await client.query<{ name: string; count: number }>(COUNT, [names])
        return new Map(rows.map(({ name, count }) => [name, count]))
      } catch (error) {
        // A connection that owes an answer is no use any more.
        leave()
        throw error
      }
    },
  }
}

const COUNT = `
  select n.name, count(*)::int as count
  from unnest($1::text[]) n (name)
  join pg_locks l on l.locktype = 'advisory' and l.granted and l.objsubid = 2
    and l.classid::bigint = ${CREW_LOCKS}
    and l.objid::bigint = hashtext(n.name)::bigint & 4294967295
  join pg_database d on d.oid = l.database and d.datname = current_database()
  group by n.name`
