import { sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import { seedImport } from './seed-import'

/** What is written into every text of an order, and the phones that it names. */
export type Mark = { word: string; phones: readonly [string, string, string] }

/** Everything that stands beside an order elsewhere, but what the audit log says of it. */
export async function surround(
  placed: readonly { id: number }[],
  { word }: Mark,
  { db, by, storeId }: { db: Database; by: Actor; storeId: number },
): Promise<void> {
  await db.execute(sql`
    update customers set note = ${`${word} gate`} where name like ${`${word}%`}`)
  for (const { id } of placed) {
    await db.execute(sql`
      insert into order_care (order_id, note, changed_by) values (${id}, ${`${word} note`}, ${by.id})`)
    await db.execute(sql`update inbox set raw = raw || ${word} where order_id = ${id}`)
    await db.execute(sql`
      insert into labels (order_id, paper, copies, language, pdf, sha256, pages)
      values (${id}, 'A4', 1, 'en', convert_to(${word}, 'UTF8'), '', 1)`)
    await db.execute(sql`
      insert into courier_positions (order_id, at, lat, lng) values (${id}, now(), 22.28, 114.15)`)
    await db.execute(sql`
      insert into checkouts (order_id, batch, how, by, undone_at, undone_by, undone_reason)
      values (${id}, 'day', 'typed', ${by.id}, now(), ${by.id}, ${`${word} reason`})`)
    await db.execute(sql`
      insert into order_events (order_id, identity, source, kind, at, text, detail)
      values (${id}, 'told', 'query', 'query-refused', now(), ${`${word} words`},
        ${JSON.stringify({ code: '1', exception: `${word} lost` })}::text::jsonb)`)
    await db.execute(sql`
      insert into report_reasons (order_id, store_id, family, day, by, reason)
      select id, store_id, family, current_date, 'us', ${`${word} why`} from orders where id = ${id}`)
    await db.execute(sql`
      insert into report_collects (order_id, store_id, family, day, cents, collecting, courier, kind)
      select id, store_id, family, current_date, 4200, 'taken', ${`${word} rider`}, ${`${word} kind`}
      from orders where id = ${id}`)
    await db.execute(sql`
      insert into share_links (token_hash, order_id, expires_at)
      values (gen_random_uuid()::text, ${id}, now() + interval '1 day')`)
  }
  const orderIds = placed.map(({ id }) => id)
  const importId = await seedImport(db, { storeId, fileName: `${word}.csv`, orderIds })
  await db.execute(sql`
    update import_rows set cells = ${JSON.stringify({ a: `${word} cell` })}::text::jsonb
    where import_id = ${importId}`)
  await db.execute(sql`
    update imports set columns = ${JSON.stringify([{ key: 'a', name: 'Name', field: 'recipientName' }])}::text::jsonb
    where id = ${importId}`)
  const rows = orderIds.map((orderId) => ({ orderId, recipientName: `${word} on paper` }))
  await db.execute(sql`
    insert into hand_in_sheets (store_id, batch, number, rows, printed_at, printed_by, created_by)
    values (${storeId}, ${word.toLowerCase().replaceAll('q', '')}, ${orderIds[0]}, ${JSON.stringify(rows)}::text::jsonb, now(), ${by.id}, ${by.id})`)
}

/** Where a mark stands: `table.column`, and in how many rows. Every text there is is read. */
export async function placesOf(db: Database, { word, phones }: Mark): Promise<Map<string, number>> {
  const { rows: columns } = await db.execute<{ schema: string; name: string; column: string }>(sql`
    select c.table_schema as schema, c.table_name as name, c.column_name as column
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
      and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'USER-DEFINED')`)
  if (columns.length < 100) throw new Error('the texts of the database were not found')
  const found = new Map<string, number>()
  const wanted = [word, ...phones].join('|')
  for (const { schema, name, column } of columns) {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count
      from ${sql.identifier(schema)}.${sql.identifier(name)}
      where ${sql.identifier(column)}::text ~* ${wanted}`)
    const count = rows[0]?.count ?? 0
    if (count > 0) found.set(`${name}.${column}`, count)
  }
  return found
}
