import { isClosed } from '@/lib/domain/stages'
import { nameOf } from '@/lib/orders/model/order-card'
import { type Board, type BoardRow, LANES, type Lane } from './build-board'

export const SORT_KEYS = ['urgency', 'code', 'stage', 'name', 'store', 'age', 'total'] as const

/** By what is due first, which is what a counter needs. */
const USUAL_SORT: ListSort = { by: 'urgency', isDown: false }

const VALUES: Readonly<
  Record<
    Exclude<SortKey, 'urgency'>,
    (row: BoardRow, storeCode: (storeId: number) => string) => Value
  >
> = {
  code: ({ card }) => card.pickupCode,
  stage: ({ card, attention }) => (attention ? 0 : STAGE_ORDER.indexOf(card.stage) + 1),
  name: ({ card }) => nameOf(card),
  store: ({ card }, storeCode) => storeCode(card.storeId),
  // As it is shown: an order that ended has no age.
  age: ({ card }) => (isClosed(card.stage) ? null : -Date.parse(card.createdAt)),
  total: ({ card }) => card.totalCents,
}

const STAGE_ORDER: readonly string[] = [
  'problem',
  'unknown',
  'waiting',
  'coming',
  'at-store',
  'riding',
  'near',
  'done',
  'cancelled',
]

export const BOARD_VIEWS = ['columns', 'list', 'map'] as const
export type BoardView = (typeof BOARD_VIEWS)[number]

/** Remembers on this device how the board was last shown. */
export const BOARD_VIEW_COOKIE = 'handover-board-view'

export const STAGE_FILTERS = ['open', ...LANES] as const
/** Of the list and the map: everything open, or one column. */
export type StageFilter = 'open' | Lane

/** How the board is shown, as its address says, so that a view can be sent. */
export type BoardAddress = {
  /** Null: as this device last showed it. */
  view: BoardView | null
  search: string
  /** A store's code. */
  store: string | null
  stage: StageFilter | null
  sort: ListSort
}

/** Longer than any address line: more was not typed by a person. */
const LONGEST_SEARCH = 200

export function viewOf(param: string | null | undefined): BoardView | null {
  return BOARD_VIEWS.find((view) => view === param) ?? null
}

export function readBoardAddress(params: { get: (name: string) => string | null }): BoardAddress {
  return {
    view: viewOf(params.get('view')),
    search: (params.get('q') ?? '').slice(0, LONGEST_SEARCH),
    store: params.get('store') || null,
    stage: STAGE_FILTERS.find((stage) => stage === params.get('stage')) ?? null,
    sort: sortOf(params.get('sort')),
  }
}

/** The part of the address from `?` on; empty for the board as it usually is. */
export function boardSearch({ view, search, store, stage, sort }: BoardAddress): string {
  const said = [
    ['view', view],
    ['q', search.trim()],
    ['store', store],
    ['stage', stage],
    ['sort', sortParam(sort)],
  ] as const
  const params = new URLSearchParams(
    said.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
  )
  return params.size === 0 ? '' : `?${params.toString()}`
}

export type SortKey = (typeof SORT_KEYS)[number]
export type ListSort = { by: SortKey; isDown: boolean }

/** `-age` in an address is by age, the other way round; the usual one for what is not known. */
export function sortOf(param: string | null): ListSort {
  const isDown = param?.startsWith('-') ?? false
  const by = SORT_KEYS.find((key) => key === (isDown ? param?.slice(1) : param))
  return by ? { by, isDown } : USUAL_SORT
}

/** Null for the usual one, which an address need not say. */
export function sortParam({ by, isDown }: ListSort): string | null {
  if (by === USUAL_SORT.by && !isDown) return null
  return isDown ? `-${by}` : by
}

/** The board as one list: what needs a person, then what is due first, then what ended. */
export function listRows({ 'needs-you': first, done, ...open }: Board): BoardRow[] {
  const byDue = Object.values(open)
    .flat()
    .sort((a, b) => a.due - b.due)
  return [...first, ...byDue, ...done]
}

/**
 * Sorts rows that come in the order of `listRows`, words as the language has them. What a column does not know goes last either
 * way; equal ones stay as they were.
 */
export function sortRows(
  rows: readonly BoardRow[],
  { by, isDown }: ListSort,
  { storeCode, locale }: { storeCode: (storeId: number) => string; locale: string },
): readonly BoardRow[] {
  if (by === 'urgency') return isDown ? rows.toReversed() : rows
  const valueOf = VALUES[by]
  const sign = isDown ? -1 : 1
  const words = new Intl.Collator(locale, { numeric: true })
  return rows.toSorted((a, b) => {
    const [left, right] = [valueOf(a, storeCode), valueOf(b, storeCode)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return sign * compare(left, right, words)
  })
}

type Value = string | number | null

function compare(a: string | number, b: string | number, words: Intl.Collator): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return words.compare(String(a), String(b))
}
