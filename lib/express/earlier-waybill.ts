import 'server-only'
import { eq } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { Problem } from '@/lib/domain/problem'
import { isAskedOtherwise } from './is-asked-otherwise'
import type { PlacedWaybill, WaybillForm } from './schema'

/**
 * What the form has become already, whatever it says by now; null when it was not sent yet. An
 * answer that was lost on its way back is given once more, and no second waybill is made. Throws
 * `sentByAnother`.
 */
export async function earlierWaybill(
  queries: Queries,
  { form, actorId }: { form: WaybillForm; actorId: number },
): Promise<PlacedWaybill | null> {
  const [earlier] = await queries
    .select({
      ...{ orderId: orders.id, placing: orders.placing, placedBy: orders.placedBy },
      ...{ storeId: orders.storeId, request: orders.request },
    })
    .from(orders)
    .where(eq(orders.formKey, form.formKey))
  if (!earlier) return null
  const { orderId, placing, placedBy } = earlier
  if (placedBy !== actorId) throw new Problem('sentByAnother')
  return { orderId, placing, ...(isAskedOtherwise(earlier, form) && { changed: true }) }
}
