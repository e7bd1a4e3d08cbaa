import { withoutUntaken } from '@/lib/domain/waybill-draft'
import { differsAsKept } from '@/lib/orders/differs-as-kept'
import { recordedWaybillSchema } from './recorded-waybill'
import type { WaybillForm } from './schema'

/**
 * Whether a form asks for something else than what was recorded when it was first sent. Numbers
 * that the form leaves to us are those that it was given then.
 */
export function isAskedOtherwise(
  recorded: { storeId: number; request: unknown },
  { storeId, product, draft }: WaybillForm,
): boolean {
  const first = recordedWaybillSchema.safeParse(recorded.request)
  if (!first.success) return false
  const { clientOrderId, clientShipmentCode } = first.data.draft
  const now = {
    ...withoutUntaken(product, draft),
    clientOrderId: draft.clientOrderId || clientOrderId,
    clientShipmentCode: draft.clientShipmentCode || clientShipmentCode,
  }
  const before = { storeId: recorded.storeId, product: first.data.product, draft: first.data.draft }
  return differsAsKept({ storeId, product, draft: now }, before)
}
