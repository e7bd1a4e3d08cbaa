import type { Family } from '@/lib/domain/stages'
import type { ExceptionKind } from '@/lib/exceptions/model/exceptions'
import type { OrderCard } from '@/lib/orders/model/order-card'
import type { ListAddress } from './list-address'
import type { StageFilter } from './stage-filter'

/** One order of a list: what all pages show of it, and what lists alone do. */
export type ListedOrder = {
  card: OrderCard
  /** As it was asked for; null for food, and for what was made elsewhere. */
  product: string | null
  /** Of a waybill the locker, else the district. */
  place: string | null
  /** The pickup slot of a waybill; the period is null where only a day was chosen. */
  slot: { date: string; period: string | null } | null
  /** How often its label was printed. */
  prints: number
  /** When it was checked out, ISO; null while it is here. */
  outAt: string | null
  /** Of a parcel with several: how many, and the last address. */
  stops: { count: number; last: string } | null
  /** What is wrong with it, the most pressing first. */
  exceptions: ExceptionKind[]
}

export type ListQuery = { family: Family; storeIds: readonly number[]; address: ListAddress }

/** How many there are; `more` where nobody counted on. */
export type ListCount = { count: number; more: boolean }

export type ListPage = {
  rows: ListedOrder[]
  /** `after` of the next page; null when there is none. */
  next: number | null
  /** A search has looked at enough orders for one page, and goes on with the next. */
  isCut: boolean
  /** By stage, of everything else that the address asks for. */
  counts: Readonly<Record<StageFilter, ListCount>>
}
