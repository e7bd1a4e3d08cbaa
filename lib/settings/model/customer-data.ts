import { z } from 'zod'
import type { Region } from '@/lib/domain/areas'
import type { Family, Stage } from '@/lib/domain/stages'

/** A part of a name, or at least four digits of a phone. */
export const customerSearchSchema = z.object({
  search: z.string().trim().min(2, 'tooShort').max(100, 'tooLong'),
})

/** Names nobody: the customer is whoever the order, or the entry of a store's list, is about. */
export const customerRefSchema = z.object({ ref: z.string().regex(/^[oc][1-9]\d{0,14}$/) })
export type CustomerRef = z.infer<typeof customerRefSchema>

/** One customer, as far as a phone tells them apart. Instants are ISO strings in UTC. */
export type FoundCustomer = {
  ref: string
  phone: string | null
  /** Of the store of their latest order. */
  region: Region
  names: string[]
  orders: number
  /** Of these, not ended or in doubt. */
  open: number
  lastAt: string
}

export type CustomerOrder = {
  id: number
  family: Family
  storeId: number
  storeName: string
  region: Region
  clientOrderId: string
  platformOrderId: string | null
  stage: Stage
  /** Ended; nothing of it is in doubt. */
  ended: boolean
  createdAt: string
  closedAt: string | null
  name: string | null
  phone: string | null
  address: string | null
}

/** All that is kept about one customer, for people to read. */
export type CustomerData = {
  ref: string
  phone: string | null
  names: string[]
  orders: CustomerOrder[]
  /** In stores' lists of customers. */
  known: { storeName: string; region: Region; name: string; phone: string; addresses: string[] }[]
  /** Rows of imports that name the phone and are no orders. */
  importRows: number
}

export type Erased = { erased: number; left: { id: number; family: Family; code: string }[] }
