import 'server-only'
import { eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { imports } from '@/lib/db/tables/imports'
import { findImport } from './find-import'
import type { SetSender } from './model/import-requests'

/** Says who sends what a row of an import names no sender for. */
export async function setSender(input: {
  actor: Actor
  form: SetSender
}): Promise<{ importId: number }> {
  const { actor, form } = input
  const { importId, sender } = form
  const db = database()
  await findImport(db, { actor, importId, permission: 'express.place' })
  await db.update(imports).set({ sender }).where(eq(imports.id, importId))
  return { importId }
}
