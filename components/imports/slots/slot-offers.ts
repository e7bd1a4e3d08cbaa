import type { ComponentType, ReactNode } from 'react'
import type { ExpressProduct } from '@/lib/domain/express-products'
import type { SlotOffer } from '@/lib/domain/slots'

/** What the platform offers by product: null where it does not say, nothing until it has answered. */
export type SlotOffers = ReadonlyMap<ExpressProduct, SlotOffer | null>

/**
 * Asks what the platform offers for some products at a store, and hands it down. It belongs to
 * another feature, so that the page puts it in.
 */
export type OfferReader = ComponentType<{
  storeId: number
  products: readonly ExpressProduct[]
  children: (offers: SlotOffers) => ReactNode
}>
