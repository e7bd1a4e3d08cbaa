import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import { findImport } from './find-import'
import { importView } from './import-view'
import type { ImportView } from './model/import-view'

/** The import without its rows; null where there is none that the person may see. */
export async function getImport(input: {
  actor: Actor
  importId: number
}): Promise<ImportView | null> {
  const db = database()
  try {
    return await importView(db, await findImport(db, { ...input, permission: 'express.see' }))
  } catch (error) {
    if (error instanceof Problem && error.key === 'importNotFound') return null
    throw error
  }
}
