import 'server-only'
import { eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { listExports } from '@/lib/db/tables/lists/list-exports'
import { isUnderWay } from '../model/list-export'
import { ownExport } from './download-export'
import { endExport } from './run-export'

/** Ends a file that is under way, or throws away one that is there. Throws `notFound`. */
export async function cancelExport(input: { actor: Actor; exportId: number }): Promise<null> {
  const db = database()
  const found = await ownExport(db, input)
  if (isUnderWay(found)) await endExport(db, found.id, 'cancelled')
  else await db.delete(listExports).where(eq(listExports.id, found.id))
  return null
}
