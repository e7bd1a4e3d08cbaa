import type { ComponentType } from 'react'
import type { ExpressProduct } from '@/lib/domain/express-products'

/** What was chosen: the platform's own words; a null period is a whole day. */
export type SlotTimes = {
  readonly pickup: { readonly date: string; readonly period: string | null } | null
  readonly delivery: { readonly date: string; readonly period: string | null } | null
}

/**
 * Chooses a pickup and a delivery of one product from what the platform offers. It belongs to
 * another feature, so that the page puts it in.
 */
export type SlotChooser = ComponentType<{
  storeId: number
  product: ExpressProduct
  value: SlotTimes
  onChange: (value: SlotTimes) => void
}>
