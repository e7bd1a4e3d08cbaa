import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { ClusterHome } from './create-cluster'

/** Owns the database and everything in it; migrations run as it. */
const OWNER = 'handover_owner'

/** The dashboard's: may read and write what `grantRights` says, and owns nothing. */
const APP = 'handover_app'

/** The project's database on the private server. */
export const DATABASE = 'handover'

const PASSWORD_BYTES = 24
const PASSWORD_LENGTH = 32

export type RoleUrls = {
  url: (database: string) => string
  ownerUrl: (database: string) => string
}

/**
 * Makes the owner's and the application's roles where they are missing, each with a password of its
 * own beside the cluster, and returns by which addresses they connect. Neither is a superuser
 * (decision 0192).
 */
export async function ensureRoles(
  superuser: Client,
  { place, port }: { place: Pick<ClusterHome, 'home'>; port: number },
): Promise<RoleUrls> {
  for (const role of [OWNER, APP]) {
    const password = rolePassword(place, role)
    const { rowCount } = await superuser.query('select from pg_roles where rolname = $1', [role])
    await superuser.query(
      `${rowCount === 0 ? 'create' : 'alter'} role ${role} with login nosuperuser nocreatedb
         nocreaterole noreplication nobypassrls password ${superuser.escapeLiteral(password)}`,
    )
  }
  return roleUrls({ place, port })
}

/** By which addresses the two roles, which exist, connect to a server that runs. */
export function roleUrls(on: { place: Pick<ClusterHome, 'home'>; port: number }): RoleUrls {
  const urlOf = (role: string) => (database: string) =>
    `postgres://${role}:${rolePassword(on.place, role)}@127.0.0.1:${on.port}/${database}`
  return { url: urlOf(APP), ownerUrl: urlOf(OWNER) }
}

/**
 * Makes a database for the two roles: the owner's own, open to the application and nobody else; a
 * copy of `template`, where one is named, to which nobody may be connected.
 */
export async function createOwnedDatabase(
  superuser: Client,
  name: string,
  template = 'template1',
): Promise<void> {
  const [database, from] = [name, template].map((each) => superuser.escapeIdentifier(each))
  await superuser.query(`create database ${database} owner ${OWNER} template ${from}`)
  await closeToStrangers(superuser, name)
}

/**
 * Gives a database that an earlier version made as the superuser to the owner, with all that is in
 * it. Does nothing where it was given already.
 */
export async function giveToOwner(
  superuser: Client,
  { name, url }: { name: string; url: string },
): Promise<void> {
  await superuser.query(`alter database ${superuser.escapeIdentifier(name)} owner to ${OWNER}`)
  await closeToStrangers(superuser, name)
  const inside = new Client({ connectionString: url })
  await inside.connect()
  try {
    await inside.query(GIVE)
  } finally {
    await inside.end()
  }
}

async function closeToStrangers(superuser: Client, name: string): Promise<void> {
  const database = superuser.escapeIdentifier(name)
  await superuser.query(
    `revoke all on database ${database} from public; grant connect on database ${database} to ${APP}`,
  )
}

function rolePassword({ home }: Pick<ClusterHome, 'home'>, role: string): string {
  const path = join(home, `password-${role}`)
  const known = existsSync(path) ? readFileSync(path, 'utf8') : ''
  // A start that was killed while it wrote leaves a shorter one.
  if (known.length === PASSWORD_LENGTH) return known
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  writeFileSync(path, password, { mode: 0o600 })
  return password
}

/** `reassign owned` refuses the superuser that made the cluster, so object by object. */
const GIVE = `do $give$
declare
  statement text;
begin
  for statement in
    select format('alter schema %I owner to ${OWNER}', nspname) from pg_namespace
    where nspowner = current_user::regrole and nspname !~ '^pg_' and nspname <> 'information_schema'
    union all
    select format('alter table %s owner to ${OWNER}', c.oid::regclass)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relowner = current_user::regrole and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      -- What belongs to an extension stays; a sequence of a column goes with its table.
      and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass
        and d.objid = c.oid and d.deptype in ('e', 'a', 'i'))
    union all
    select format('alter routine %s owner to ${OWNER}', p.oid::regprocedure)
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where p.proowner = current_user::regrole
      and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and not exists (select 1 from pg_depend d where d.classid = 'pg_proc'::regclass
        and d.objid = p.oid and d.deptype = 'e')
    union all
    select format('alter type %s owner to ${OWNER}', t.oid::regtype)
    from pg_type t join pg_namespace n on n.oid = t.typnamespace
      left join pg_class c on c.oid = t.typrelid
    where t.typowner = current_user::regrole and t.typcategory <> 'A' and coalesce(c.relkind, 'c') = 'c'
      and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and not exists (select 1 from pg_depend d where d.classid = 'pg_type'::regclass
        and d.objid = t.oid and d.deptype in ('e', 'i'))
  loop
    execute statement;
  end loop;
end
$give$`
