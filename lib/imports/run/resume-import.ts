import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { imports } from '@/lib/db/tables/imports'
import { addRunJob } from './add-run-job'
import { findImport } from '../find-import'

/** Goes on with what waits in line, under the name of whoever says so. */
export function resumeImport(input: {
  actor: Actor
  importId: number
}): Promise<{ importId: number }> {
  const { actor, importId } = input
  return database().transaction(async (tx) => {
    await findImport(tx, { actor, importId, permission: 'express.place' })
    const resumed = await tx
      .update(imports)
      .set({ state: 'running', pauseCause: null, pausedBy: null, startedBy: actor.id })
      .where(and(eq(imports.id, importId), eq(imports.state, 'paused')))
      .returning({ id: imports.id })
    if (resumed.length > 0) await addRunJob(tx, importId)
    return { importId }
  })
}
