import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { Region } from '@/lib/domain/areas'
import { orderFormSchema, type OrderForm } from '@/lib/food/schema'
import { checkOrder } from './check-order'
import type { DraftOrder } from './draft'

/** The schema's checks, and those that need the store's region and a clock, in one pass. */
export function orderResolver(
  region: Region | undefined,
  now: Date,
): Resolver<DraftOrder, unknown, OrderForm> {
  const bySchema = zodResolver(orderFormSchema) as unknown as Resolver<
    DraftOrder,
    unknown,
    OrderForm
  >
  return async (draft, context, options) => {
    const result = await bySchema(draft, context, options)
    const found = region ? await checkOrder(draft, region, now) : {}
    const errors: FieldErrors<DraftOrder> = { ...toErrors(found), ...result.errors }
    return Object.keys(errors).length === 0 ? result : { values: {}, errors }
  }
}

function toErrors(found: Record<string, string>): FieldErrors<DraftOrder> {
  const entries = Object.entries(found).map(([name, message]) => [name, { type: 'check', message }])
  return Object.fromEntries(entries) as FieldErrors<DraftOrder>
}
