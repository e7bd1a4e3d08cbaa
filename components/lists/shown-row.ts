import type { ListedOrder } from '@/lib/lists/model/listed-order'
import type { useChosenStores } from '@/components/shell/viewer-provider'

/** A store as the person may use it. */
export type ListedStore = ReturnType<typeof useChosenStores>['all'][number]

/** One order of a list, with what its family and its store add. */
export type ShownRow = {
  row: ListedOrder
  store: ListedStore
  href: string
  number: string
  /** How its link is read aloud. */
  label: string
}

/** Whether two are drawn alike: an order that changes is another object. */
export const isSameShown = (one: ShownRow, other: ShownRow): boolean =>
  one.row === other.row && one.store === other.store && one.label === other.label
