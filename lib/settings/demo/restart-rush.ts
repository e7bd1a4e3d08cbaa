import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { isDemoOpen } from '@/lib/demo/is-demo-open'
import { queueRush } from '@/lib/demo/rush/queue-rush'
import { Problem } from '@/lib/domain/problem'

/** Has a lunch rush played again in the demo's stores. Throws `demoOver` where there is no demo. */
export async function restartRush({ actor }: { actor: Actor }): Promise<null> {
  if (!(await isDemoOpen())) throw new Problem('demoOver')
  await database().transaction((tx) => queueRush(tx, actor))
  return null
}
