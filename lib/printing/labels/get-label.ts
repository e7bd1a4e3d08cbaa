import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { visibleOrder } from '@/lib/orders/visible-order'
import { Problem } from '@/lib/domain/problem'
import type { LabelForm } from '../model/label-forms'
import { readLabel } from './label-store'

/** A kept label as a file; it is asked of nobody. Throws `notFound`. */
export async function getLabel(
  input: { actor: Actor } & LabelForm,
): Promise<{ bytes: Buffer; type: string; name: string }> {
  const { actor, orderId, ...choice } = input
  const db = database()
  const { order } = await visibleOrder(db, { actor, orderId, act: 'see', among: ['express'] })
  const label = await readLabel(db, orderId, choice)
  if (!label) throw new Problem('notFound')
  return { bytes: label.pdf, type: 'application/pdf', name: `${order.clientOrderId}.pdf` }
}
