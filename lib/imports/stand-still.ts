import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { imports } from '@/lib/db/tables/imports'
import type { PauseCause } from './schema'

/**
 * Lets a running import stand still: idle where no row is left in line, paused where rows are and
 * there is a cause. It waits for whoever is putting rows in line, who holds the import's lock until
 * they are there; one that somebody has paused meanwhile stays so.
 */
export async function standStill(
  db: Database,
  importId: number,
  cause: PauseCause | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select().from(imports).where(eq(imports.id, importId)).for('update')
    await tx.execute(sql`
      with line as (
        select exists (select 1 from import_rows r
          where r.import_id = ${importId} and r.state = 'queued') as waits)
      update imports set
        state = case when line.waits then 'paused' else 'idle' end,
        pause_cause = case when line.waits then ${cause}::text end
      from line
      where id = ${importId} and state = 'running' and (not line.waits or ${cause}::text is not null)`)
  })
}
