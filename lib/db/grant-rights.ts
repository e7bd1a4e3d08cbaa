import type { Client } from 'pg'

type Right = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE'

/** What the application may do with a table that is not named in `RIGHTS_OF`. */
const ORDINARY: readonly Right[] = ['SELECT', 'INSERT', 'UPDATE', 'DELETE']

/** Tables of which the application may do less: what is written there stays as it was written. */
const RIGHTS_OF: Readonly<Record<string, readonly Right[]>> = {
  audit_entries: ['SELECT', 'INSERT'],
  audit_chain: ['SELECT'],
  // To forget what stands of a customer there, which the log itself says (decision 0225).
  audit_personal: ['SELECT', 'INSERT', 'DELETE'],
  // Written by its triggers, which have their owner's rights (decision 0280).
  order_search: ['SELECT', 'DELETE'],
}

const SCHEMAS = ['public', 'graphile_worker']

const EVERY_RIGHT = [...ORDINARY, 'TRUNCATE', 'REFERENCES', 'TRIGGER']

/**
 * Makes the rights of the application's role those that stand here, on every table there is. Called
 * by the owner after each migration, under its lock (decision 0192); does nothing where they are
 * right. Of a table that the role owns itself nothing is taken: it could take it back, and the table's
 * own triggers may need it.
 */
export async function grantRights(
  owner: Client,
  { role, rightsOf = RIGHTS_OF }: { role: string; rightsOf?: typeof RIGHTS_OF },
): Promise<void> {
  const name = owner.escapeIdentifier(role)
  const statements: string[] = []
  for (const { table, held, owns } of await tablesOf(owner, role)) {
    const wanted: readonly string[] = rightsOf[table.name] ?? ORDINARY
    if (owns) continue
    if (EVERY_RIGHT.every((right) => held.includes(right) === wanted.includes(right))) continue
    statements.push(
      `revoke all on ${table.sql} from ${name}`,
      `grant ${wanted.join(', ')} on ${table.sql} to ${name}`,
    )
  }
  for (const schema of await closedSchemas(owner, role)) {
    statements.push(
      `grant usage on schema ${schema} to ${name}`,
      `grant usage on all sequences in schema ${schema} to ${name}`,
    )
  }
  // One string is one transaction: nobody ever sees a table without rights.
  if (statements.length > 0) await owner.query(statements.join(';\n'))
}

type Held = { table: { name: string; sql: string }; held: string[]; owns: boolean }

async function tablesOf(owner: Client, role: string): Promise<Held[]> {
  const { rows } = await owner.query<{ name: string; sql: string; held: string[]; owns: boolean }>(
    `select c.relname as name, format('%I.%I', n.nspname, c.relname) as sql,
       array(select r from unnest($3::text[]) r where has_table_privilege($1, c.oid, r)) as held,
       pg_get_userbyid(c.relowner) = $1 as owns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($2::text[]) and c.relkind in ('r', 'p', 'v', 'm')
       and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass
         and d.objid = c.oid and d.deptype = 'e')
       and not (select rolsuper from pg_roles where rolname = $1)
     order by 2`,
    [role, SCHEMAS, EVERY_RIGHT],
  )
  return rows.map(({ name, sql, held, owns }) => ({ table: { name, sql }, held, owns }))
}

/** Schemas whose tables or sequences the role cannot reach yet. */
async function closedSchemas(owner: Client, role: string): Promise<string[]> {
  const { rows } = await owner.query<{ schema: string }>(
    `select quote_ident(n.nspname) as schema from pg_namespace n
     where n.nspname = any($2::text[]) and (not has_schema_privilege($1, n.oid, 'USAGE')
       or exists (select 1 from pg_class c where c.relnamespace = n.oid
         and case c.relkind when 'S' then not has_sequence_privilege($1, c.oid, 'USAGE') end))`,
    [role, SCHEMAS],
  )
  return rows.map(({ schema }) => schema)
}
