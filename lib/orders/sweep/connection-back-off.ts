import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import type { Zone } from '@/lib/domain/areas'
import type { Family } from '@/lib/domain/stages'

/** The first rest, in seconds; each further one in a row is twice as long, up to the longest. */
const FIRST_REST = 60
const LONGEST_REST = 900

/**
 * The platform complained of how often it is asked: nothing in the background is asked of this
 * family and zone for a while, by any instance. Complaints during one rest count once.
 */
export async function backOffConnection(db: Database, family: Family, zone: Zone): Promise<void> {
  await db.execute(sql`
    insert into connections as c (family, zone, back_offs, back_off_until)
    values (${family}, ${zone}, 1, now() + make_interval(secs => ${FIRST_REST}))
    on conflict (family, zone) do update set
      back_offs = c.back_offs + 1,
      back_off_until = now() + make_interval(
        secs => least(${FIRST_REST} * power(2, c.back_offs), ${LONGEST_REST}))
    where c.back_off_until is null or c.back_off_until < now()`)
}

/** An answer came after all: the next rest is a short one again. */
export async function clearBackOff(db: Database, family: Family, zone: Zone): Promise<void> {
  await db.execute(sql`
    update connections set back_offs = 0, back_off_until = null
    where family = ${family} and zone = ${zone} and back_off_until <= now()`)
}

/** The latest rest, unless an answer came since: until when, and whether that is over. */
export type BackOff = { until: Date; isOver: boolean }

export async function readBackOff(
  db: Database,
  family: Family,
  zone: Zone,
): Promise<BackOff | null> {
  const { rows } = await db.execute<{ until: string; isOver: boolean }>(sql`
    select back_off_until as until, back_off_until <= now() as "isOver" from connections
    where family = ${family} and zone = ${zone} and back_off_until is not null`)
  const [row] = rows
  return row ? { until: new Date(row.until), isOver: row.isOver } : null
}

/** Until when this family and zone are left in peace; null when they are not. */
export async function backedOffUntil(
  db: Database,
  family: Family,
  zone: Zone,
): Promise<Date | null> {
  const backOff = await readBackOff(db, family, zone)
  return backOff && !backOff.isOver ? backOff.until : null
}
