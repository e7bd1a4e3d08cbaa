import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { imports } from '@/lib/db/tables/imports'
import { findImport } from '../find-import'

/** Stops before the next row; what has left is still answered. Nothing happens to what stands still. */
export async function pauseImport(input: {
  actor: Actor
  importId: number
}): Promise<{ importId: number }> {
  const { actor, importId } = input
  const db = database()
  await findImport(db, { actor, importId, permission: 'express.place' })
  await db
    .update(imports)
    .set({ state: 'paused', pauseCause: 'person', pausedBy: actor.id })
    .where(and(eq(imports.id, importId), eq(imports.state, 'running')))
  return { importId }
}
