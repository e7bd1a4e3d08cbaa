import 'server-only'
import { perProcess } from '@/lib/config/per-process'
import type { Database } from '@/lib/db/client'
import { CallbackApplier } from './applying/callback-applier'
import { CallbackKeeper } from './callback-keeper'

export type Intake = { keeper: CallbackKeeper; applier: CallbackApplier }

const intakes = perProcess('callback-intakes', () => new WeakMap<Database, Intake>())

/** What keeps and applies this process's callbacks in a database: one of each. */
export function intakeOf(db: Database): Intake {
  const known = intakes.get().get(db)
  if (known) return known
  const made = { keeper: new CallbackKeeper(db), applier: new CallbackApplier(db) }
  intakes.get().set(db, made)
  return made
}
