import 'server-only'
import { eq } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import type { WaybillDraft } from '@/lib/domain/waybill-draft'
import { checkSlots } from './check-slots'
import type { ExpressStore } from './express-store'
import type { WaybillForm } from './schema'
import { slotsGone } from './slots-gone'

/**
 * Turns a waybill back whose slots ran out while its form was open. A form that was recorded
 * before is not checked again: what became of that waybill is the answer then.
 * @throws Problem `slotsGone`, with the fields
 */
export async function refuseLostSlots(
  db: Queries,
  input: {
    store: ExpressStore
    form: WaybillForm
    draft: WaybillDraft
    locale: string | null
    now: Date
  },
): Promise<void> {
  const { store, form, draft, locale, now } = input
  const asked = { merchantId: store.expressMerchantId, product: form.product, locale }
  const faults = await checkSlots({ asked, draft, now })
  if (faults.length === 0) return
  const known = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.formKey, form.formKey))
  if (known.length > 0) return
  throw slotsGone(faults)
}
