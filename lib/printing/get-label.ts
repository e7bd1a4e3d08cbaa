import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import { labelledOrder } from './labelled-order'
import { readLabel } from './read-label'
import type { LabelForm } from './schema'

/** A kept label as a file; it is asked of nobody. Throws `notFound`. */
export async function getLabel(
  input: { actor: Actor } & LabelForm,
): Promise<{ bytes: Buffer; type: string; name: string }> {
  const { actor, orderId, ...choice } = input
  const db = database()
  const { clientOrderId } = await labelledOrder(db, { actor, orderId, to: 'see' })
  const label = await readLabel(db, orderId, choice)
  if (!label) throw new Problem('notFound')
  return { bytes: label.pdf, type: 'application/pdf', name: `${clientOrderId}.pdf` }
}
