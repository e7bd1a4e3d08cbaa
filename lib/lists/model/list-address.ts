import { EXPRESS_PRODUCTS } from '@/lib/domain/express/express-products'
import { isDistrictName, type DistrictName } from '@/lib/domain/express/hong-kong-districts'
import { PARCEL_PRODUCTS } from '@/lib/domain/parcel-products'
import type { Family } from '@/lib/domain/stages'
import { EXCEPTION_KINDS, type ExceptionKind } from '@/lib/exceptions/model/exceptions'
import {
  type Figure,
  formatFigure,
  LATENESS,
  type LatenessKind,
  parseFigure,
} from '@/lib/orders/model/figure'
import { LIST_COLUMNS, SORT_KEYS, type ListColumn, type ListSort } from './list-columns'
import { STAGE_FILTERS, type StageFilter } from './stage-filter'

/** Which part of a list is shown and how, as its address says, so that a view can be sent. */
export type ListAddress = {
  show: StageFilter
  search: string
  /** Local days (`YYYY-MM-DD`) on which orders leave, both included; empty for any. */
  from: string
  to: string
  /** Empty for all, as of what follows. */
  product: string
  district: DistrictName | ''
  printed: 'yes' | 'no' | ''
  /** Of one import, by its id. */
  import: string
  exception: ExceptionKind | 'any' | ''
  /** Delivered later than this. */
  late: LatenessKind | ''
  /** Whose outcome, or whose cancellation, nobody knows. */
  doubt: 'yes' | ''
  /** In the platform's words; `UNTOLD` where nobody said which kind. */
  courier: string
  /** Who placed it, by their id. */
  by: string
  /** At these stores whichever the shell shows; empty for those. A report says so. */
  stores: readonly number[]
  /** Of one figure of a report; null for any. */
  figure: Figure | null
  sort: ListSort
  /** Null where nobody chose. */
  columns: readonly ListColumn[] | null
  /** The last order of the page before; null on the first page. */
  after: number | null
}

/** A kind of courier that nobody told. */
export const UNTOLD = '-'
/** Longer is no kind of courier. */
const LONGEST_COURIER = 60

/** Longer than any number or name: more was not typed by a person. */
export const LONGEST_SEARCH = 60

const USUAL_SORT: ListSort = { by: 'placed', down: true }

/** What a list shows when its address says nothing: what is to be done; of food what there was. */
export function usualShow(family: Family, search: string): StageFilter {
  return family === 'food' || search !== '' ? 'all' : 'open'
}

const PRODUCTS: Readonly<Record<Family, readonly string[]>> = {
  express: EXPRESS_PRODUCTS,
  parcel: PARCEL_PRODUCTS,
  food: [],
}
export const productsOf = (family: Family): readonly string[] => PRODUCTS[family]

/** What cannot be read is not asked for. A search alone looks among all orders. */
export function readListAddress(
  family: Family,
  params: { get: (name: string) => string | null },
): ListAddress {
  const text = (name: string) => params.get(name) ?? ''
  const search = text('q').trim().slice(0, LONGEST_SEARCH)
  const district = text('district')
  const isWaybills = family === 'express'
  return {
    show: STAGE_FILTERS.find((one) => one === text('show')) ?? usualShow(family, search),
    search,
    from: day(text('from')),
    to: day(text('to')),
    product: PRODUCTS[family].find((one) => one === text('product')) ?? '',
    district: isWaybills && isDistrictName(district) ? district : '',
    printed: isWaybills ? oneOf(['yes', 'no'], text('printed')) : '',
    import: isWaybills && ID.test(text('import')) ? text('import') : '',
    exception: family === 'food' ? '' : oneOf(['any', ...EXCEPTION_KINDS], text('exception')),
    late: oneOf(latenessOf(family), text('late')),
    doubt: oneOf(['yes'], text('doubt')),
    courier: text('courier').slice(0, LONGEST_COURIER),
    by: ID.test(text('by')) ? text('by') : '',
    stores: storeIdsOf(text('at')),
    figure: parseFigure(text('figure')),
    sort: readSort(text('sort')),
    columns: readColumns(params.get('columns')),
    after: ID.test(text('after')) ? Number(text('after')) : null,
  }
}

const ID = /^[1-9]\d{0,14}$/

/** Against what an order of a family can be late: the platform predicts food alone, and promises no parcel. */
export const latenessOf = (family: Family): readonly LatenessKind[] =>
  ({ food: LATENESS, express: ['promise'] as const, parcel: [] })[family]

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | '' =>
  values.find((value) => value === text) ?? ''

/** More were not chosen by a person. */
const MOST_STORES = 500
const storeIdsOf = (text: string): number[] =>
  /^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/.test(text)
    ? text.split(',').slice(0, MOST_STORES).map(Number)
    : []

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const day = (text: string) => (DAY.test(text) ? text : '')

function readSort(text: string): ListSort {
  const [, by, way] = /^(\w+)-(up|down)$/.exec(text) ?? []
  const key = SORT_KEYS.find((one) => one === by)
  return key ? { by: key, down: way === 'down' } : USUAL_SORT
}

function readColumns(text: string | null): readonly ListColumn[] | null {
  if (text === null) return null
  const named = text.split(',')
  return LIST_COLUMNS.filter((column) => named.includes(column))
}

/** Filters that are texts, and stand in the address under their own names. */
const SAID_ALONE = [
  'from',
  'to',
  'product',
  'district',
  'printed',
  'import',
  'exception',
  'late',
  'doubt',
  'courier',
  'by',
] as const

/** The address's own parts, each only where it says something. */
export function listParams(family: Family, address: ListAddress): [string, string][] {
  const { show, search, sort, columns, after } = address
  const isUsualSort = sort.by === USUAL_SORT.by && sort.down === USUAL_SORT.down
  const said: [string, string | null][] = [
    ['show', show === usualShow(family, search.trim()) ? null : show],
    ['q', search.trim() || null],
    ...SAID_ALONE.map((name): [string, string | null] => [name, address[name] || null]),
    ['at', address.stores.join(',') || null],
    ['figure', address.figure && formatFigure(address.figure)],
    ['sort', isUsualSort ? null : `${sort.by}-${sort.down ? 'down' : 'up'}`],
    ['columns', columns === null ? null : columns.join(',')],
    ['after', after === null ? null : String(after)],
  ]
  return said.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
}

/** The part of the address from `?` on; empty for the list as it usually is. */
export function listSearch(family: Family, address: ListAddress): string {
  const params = new URLSearchParams(listParams(family, address))
  return params.size === 0 ? '' : `?${params.toString()}`
}

/** Whether anything but stage, sort and columns narrows the list down. */
export const isNarrowed = (address: ListAddress): boolean =>
  address.search !== '' || narrowedBy(address) > 0

/** How many filters besides stage and search are set. */
export const narrowedBy = (address: ListAddress): number =>
  [
    address.from || address.to,
    address.product,
    address.district,
    address.printed,
    address.import,
    address.exception,
    address.late,
    address.doubt,
    address.courier,
    address.by,
    address.figure ? 'figure' : '',
    address.stores.join(','),
  ].filter((value) => value !== '').length

/** No filter but the stage's; sort and columns stay. */
export const NO_FILTERS = {
  search: '',
  from: '',
  to: '',
  product: '',
  district: '',
  printed: '',
  import: '',
  exception: '',
  late: '',
  doubt: '',
  courier: '',
  by: '',
  stores: [],
  figure: null,
} as const satisfies Partial<ListAddress>
