import 'server-only'
import type { Database } from '@/lib/db/client'
import type { Family } from '@/lib/domain/stages'
import { countRefusal } from './refuse-callback'

const FAMILIES: Readonly<Record<string, Family>> = {
  '/callbacks/food': 'food',
  '/callbacks/parcel': 'parcel',
  '/callbacks/express': 'express',
  '/callbacks/express-legacy': 'express',
}

/**
 * Counts a callback that was refused for its size before its receiver saw it. Others are not: what
 * comes too often costs nothing, not even a row.
 */
export function countAtEdge(db: Database, path: string, { reason }: { reason: string }): void {
  const family = FAMILIES[path]
  if (family && reason === 'too-large') void countRefusal({ db, family, reason: 'too-large' })
}
