import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { readStatement } from './backup-format'

/** A backup that is damaged, or not of ours. The message says how, in a few words. */
export class BackupFault extends Error {}

/**
 * Puts the rows of a backup, from behind its header, in the place of all that there is; all or
 * nothing. As a superuser, for no trigger and no reference may speak: what they would do was done
 * when the rows were written. The tables are those of the backup's own migration.
 */
export async function loadDump(superuser: Client, lines: AsyncIterator<Buffer>): Promise<void> {
  await superuser.query('begin')
  try {
    await superuser.query('set local session_replication_role = replica')
    await emptyTables(superuser)
    const indexes = await dropTextIndexes(superuser)
    await loadStatements(superuser, lines)
    for (const definition of indexes) await superuser.query(definition)
    await superuser.query('commit')
  } catch (error) {
    await superuser.query('rollback')
    throw error
  }
}

async function emptyTables(superuser: Client): Promise<void> {
  const { rows } = await superuser.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' or (schemaname = 'graphile_worker' and tablename <> 'migrations')`,
  )
  await superuser.query(`truncate ${rows.map(({ name }) => name).join(', ')}`)
}

/** To put a million rows into one by one takes a quarter of an hour; to make it of them, a minute. */
async function dropTextIndexes(superuser: Client): Promise<string[]> {
  const { rows } = await superuser.query<{ name: string; definition: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name, pg_get_indexdef(c.oid) as definition
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_am a on a.oid = c.relam
     where c.relkind = 'i' and a.amname = 'gin' and n.nspname = 'public'`,
  )
  for (const { name } of rows) await superuser.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

async function loadStatements(superuser: Client, lines: AsyncIterator<Buffer>): Promise<void> {
  for (;;) {
    const next = await lines.next()
    if (next.done) throw new BackupFault('it breaks off')
    const line = next.value.toString('utf8')
    const statement = readStatement(line)
    if (statement === null) throw new BackupFault(`it holds "${line.slice(0, 60)}"`)
    if (statement.kind === 'end') return
    if (statement.kind === 'setval') await superuser.query(statement.sql)
    else {
      const { table, columns } = statement
      await pipeline(
        rowsOf(lines),
        superuser.query(copyFrom(`copy ${table} (${columns}) from stdin`)),
      )
    }
  }
}

const NEWLINE = Buffer.from('\n')
const END_OF_ROWS = Buffer.from('\\.')
/** Rows go to the server together in pieces of about so many bytes. */
const PIECE_BYTES = 64 * 1024

async function* rowsOf(lines: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  let piece: Buffer[] = []
  let bytes = 0
  for (;;) {
    const next = await lines.next()
    if (next.done) throw new BackupFault('it breaks off')
    if (next.value.equals(END_OF_ROWS)) break
    piece.push(next.value, NEWLINE)
    bytes += next.value.length + 1
    if (bytes < PIECE_BYTES) continue
    yield Buffer.concat(piece)
    ;[piece, bytes] = [[], 0]
  }
  yield Buffer.concat(piece)
}
