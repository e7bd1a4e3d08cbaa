import 'server-only'
import type { Database } from '@/lib/db/client'
import { callbackAt } from './callback-addresses'
import { countRefusal } from './refuse-callback'

/**
 * Counts a callback that was refused for its size before its receiver saw it. Others are not: what
 * comes too often costs nothing, not even a row.
 */
export function countAtEdge(db: Database, path: string, { reason }: { reason: string }): void {
  const kind = callbackAt(path)
  if (!kind || reason !== 'too-large') return
  void countRefusal({ db, family: kind.family, reason: 'too-large' })
}
