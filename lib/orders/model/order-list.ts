import type { Family } from '@/lib/domain/stages'
import type { OrderCard } from './order-card'

/** Which orders of a list are shown. `needs-you`: open, and nothing but a person moves it. */
export const LIST_FILTERS = [
  'open',
  'needs-you',
  'waiting',
  'moving',
  'done',
  'cancelled',
  'refused',
] as const
export type ListFilter = (typeof LIST_FILTERS)[number]

export type OrderListQuery = {
  family: Family
  storeIds: readonly number[]
  filter: ListFilter | 'all'
  /** Empty for none. */
  search: string
  /** The last order of the page before; null for the first page. */
  after: number | null
}

export type OrderListPage = {
  cards: OrderCard[]
  /** `after` of the next page; null when there is none. */
  next: number | null
}
