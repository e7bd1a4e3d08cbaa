import type { Family } from '@/lib/domain/stages'

/** What a list can show of an order beside its number and where it stands, which it always shows. */
export const LIST_COLUMNS = [
  'code',
  'recipient',
  'phone',
  'district',
  'address',
  'product',
  'slot',
  'courier',
  'printed',
  'out',
  'total',
  'placed',
  'store',
  'own',
] as const
export type ListColumn = (typeof LIST_COLUMNS)[number]

/** Those that a family has, in the order in which they stand, and those shown where nobody chose. */
const COLUMNS: Readonly<
  Record<Family, { all: readonly ListColumn[]; usual: readonly ListColumn[] }>
> = {
  express: {
    all: [
      'recipient',
      'phone',
      'district',
      'address',
      'product',
      'slot',
      'printed',
      'out',
      'placed',
      'store',
      'own',
    ],
    usual: ['recipient', 'district', 'product', 'slot', 'printed', 'out', 'store'],
  },
  parcel: {
    all: [
      'recipient',
      'phone',
      'address',
      'product',
      'slot',
      'courier',
      'out',
      'placed',
      'store',
      'own',
    ],
    usual: ['recipient', 'address', 'product', 'slot', 'placed', 'store'],
  },
  food: {
    all: ['code', 'recipient', 'phone', 'address', 'courier', 'total', 'slot', 'placed', 'store'],
    usual: ['code', 'recipient', 'address', 'total', 'placed', 'store'],
  },
}

export const columnsOf = (family: Family): readonly ListColumn[] => COLUMNS[family].all

/** The columns of a list as its address chose them, or as it usually is (null). */
export const shownColumns = (
  family: Family,
  chosen: readonly ListColumn[] | null,
): readonly ListColumn[] =>
  chosen === null
    ? COLUMNS[family].usual
    : COLUMNS[family].all.filter((column) => chosen.includes(column))

/** What a list can be sorted by: when it was placed, when it leaves, whose it is. */
export const SORT_KEYS = ['placed', 'leaves', 'recipient'] as const
export type SortKey = (typeof SORT_KEYS)[number]
export type ListSort = { readonly by: SortKey; readonly down: boolean }

/** The sort that a column's head offers. */
export const SORT_OF: Readonly<Partial<Record<ListColumn, SortKey>>> = {
  placed: 'placed',
  slot: 'leaves',
  recipient: 'recipient',
}
