import 'server-only'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { emptyDemoStores } from '@/lib/demo/empty-demo'
import { isDemoOpen } from '@/lib/demo/is-demo-open'
import { Problem } from '@/lib/domain/problem'
import type { EmptyDemo } from '../model/demo'

/**
 * Empties those of the named stores that are the demo's, and says how many orders there were. Throws
 * `demoOver` without a demo.
 */
export async function emptyDemo({
  actor,
  form,
}: {
  actor: Actor
  form: EmptyDemo
}): Promise<{ orders: number }> {
  if (!(await isDemoOpen())) throw new Problem('demoOver')
  const orders = await emptyDemoStores(form.storeIds)
  await recordAudit(database(), { action: 'demo.emptied', actor, after: { orders } })
  return { orders }
}
