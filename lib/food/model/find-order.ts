import { z } from 'zod'
import { ALL_REGIONS } from '@/lib/domain/areas'
import type { Stage } from '@/lib/domain/stages'
import type { OrderCard, Courier } from '@/lib/orders/model/order-card'
import type { ToldFacts } from '@/lib/orders/model/order-detail'
import { text } from './form-problem'

/** A phone number as staff type it, at one of the regions where they work (food §4.5). */
export const findFormSchema = z.object({
  region: z.enum(ALL_REGIONS),
  phone: text(32).min(1, 'required'),
})
export type FindForm = z.infer<typeof findFormSchema>

/** `before` is the last order of the page before; null begins with the latest. */
export const findPageSchema = findFormSchema.extend({
  before: z.number().int().positive().nullable(),
})
export type FindPage = z.infer<typeof findPageSchema>

/** Our own orders for a number, latest first; `next` is the `before` of what follows, if anything. */
export type OwnOrderMatches = { orders: OrderCard[]; next: number | null }

/** An order of one of the person's stores that was placed on some other screen. Instants are ISO. */
export type ElsewhereOrder = {
  storeId: number
  platformOrderId: string
  clientOrderId: string | null
  stage: Stage
  statusCode: number
  createdAt: string | null
  scheduledFor: string | null
  title: string | null
  brand: ToldFacts['brand']
  remark: string | null
  storeRemark: string | null
  courier: Courier | null
  trackerUrl: string | null
}

/**
 * The platform's latest order for a number. `nothing` also stands for one of a store where the
 * person may not see orders: the answers do not differ.
 */
export type PlatformOrderMatch =
  | { kind: 'known'; order: OrderCard }
  | { kind: 'elsewhere'; order: ElsewhereOrder }
  | { kind: 'nothing' }
