import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { fetchLabel } from './fetch-label'
import { keptLabel } from './kept-label'
import { labelledOrder } from './labelled-order'
import type { KeptLabel, LabelForm } from './schema'

/** A person wants a label: kept here or fetched now. Throws as `fetchLabel`, and `notFound`. */
export async function requestLabel(input: { actor: Actor } & LabelForm): Promise<KeptLabel> {
  const { actor, orderId, paper, copies } = input
  const db = database()
  await labelledOrder(db, { actor, orderId, to: 'see' })
  return keptLabel(await fetchLabel({ db, orderId, paper, copies, priority: 'person' }))
}
