import { randomUUID } from 'node:crypto'
import { placeWaybill } from '@/lib/testing/place-orders'
import type { TestInstance } from '../test-instance'
import { waybillForm } from '../forms/waybill-form'

/** Places waybills of the warehouse with these numbers of ours, at once; their ids in the same order. */
export async function placeWaybills(
  instance: TestInstance,
  numbers: readonly string[],
): Promise<number[]> {
  const storeId = await instance.storeId('HK-SHATIN-03')
  const actor = await instance.actor('warehouse')
  return Promise.all(
    numbers.map(async (clientOrderId) => {
      const form = waybillForm(storeId, { formKey: randomUUID() })
      const draft = { ...form.draft, clientOrderId }
      const { orderId } = await placeWaybill({ actor, form: { ...form, draft } })
      return orderId
    }),
  )
}
