import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { visibleOrder } from '@/lib/orders/visible-order'
import type { StoredLabel } from '../model/label'
import type { LabelForm } from '../model/label-forms'
import { fetchLabel } from './fetch-label'
import { toStoredLabel } from './label-store'

/** A person wants a label: kept here or fetched now. Throws as `fetchLabel`, and `notFound`. */
export async function requestLabel(input: { actor: Actor } & LabelForm): Promise<StoredLabel> {
  const { actor, orderId, paper, copies } = input
  const db = database()
  await visibleOrder(db, { actor, orderId, act: 'see', among: ['express'] })
  return toStoredLabel(await fetchLabel({ db, orderId, paper, copies, priority: 'person' }))
}
