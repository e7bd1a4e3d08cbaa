import { LIST_FILTERS, type ListFilter } from '@/lib/orders/model/order-list'

/** Which part of a list is shown, as its address says, so that a view can be sent. */
export type ListAddress = {
  filter: ListFilter | 'all'
  search: string
  /** The last order of the page before. */
  after: number | null
}

/** What a list shows when its address says nothing. */
const USUAL_FILTER = 'open'

const FILTERS = ['all', ...LIST_FILTERS] as const

/** Longer than any number or name: more was not typed by a person. */
export const LONGEST_SEARCH = 60

/** A search alone looks among all orders: what is looked for is as often over as not. */
export function readListAddress(params: { get: (name: string) => string | null }): ListAddress {
  const search = (params.get('q') ?? '').trim().slice(0, LONGEST_SEARCH)
  const after = Number(params.get('after'))
  return {
    filter:
      FILTERS.find((filter) => filter === params.get('show')) ??
      (search === '' ? USUAL_FILTER : 'all'),
    search,
    after: Number.isSafeInteger(after) && after > 0 ? after : null,
  }
}

/** The part of the address from `?` on; empty for the list as it usually is. */
export function listSearch({ filter, search, after }: ListAddress): string {
  const usual = search.trim() === '' ? USUAL_FILTER : 'all'
  const said = [
    ['show', filter === usual ? '' : filter],
    ['q', search.trim()],
    ['after', after === null ? '' : String(after)],
  ] as const
  const params = new URLSearchParams(
    said.filter(([, value]) => value !== '').map((one) => [...one]),
  )
  return params.size === 0 ? '' : `?${params.toString()}`
}
